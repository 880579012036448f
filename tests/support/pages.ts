/** One page of each kind that search engines may index. */
const mainPages = [
  "/",
  "/solutions",
  "/company",
  "/aioi",
  "/use-cases/privacy-sovereignty",
  "/use-cases/best-model",
  "/use-cases/edge-ai",
  "/use-cases/devops-acceleration",
  "/pricing",
  "/compare",
  "/trust",
  "/quickstart",
  "/resources",
  "/resources/stories",
  "/resources/updates",
  "/success-stories",
  "/more-info",
  "/become-a-partner",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
  "/accessibility",
  "/sitemap",
  "/faqs",
  "/contact-us",
  "/autopilots",
  "/autopilots/bdr",
  "/for/hospitals",
];

const otherAutopilots = [
  "/autopilots/akito",
  "/autopilots/marketer",
  "/autopilots/document-validator",
  "/autopilots/patent-filer",
  "/autopilots/customer-experience",
];

const otherIndustries = ["/for/banks", "/for/public-sector"];

/** Pages that search engines do not index, and a filtered one. */
const unindexedPages = [
  "/resources/insights?tag=Models",
  "/search?q=model",
  "/promotion?promo=discount",
  "/newsletter",
  "/for/clinics?variant=a",
  "/no-such-page",
];

/** Every page that search engines may index but the articles. */
export const indexedPages = [
  ...mainPages,
  ...otherAutopilots,
  ...otherIndustries,
  "/resources/insights",
];

/** Every page but the articles, with and without results. */
export const everyPage = [
  ...mainPages,
  ...otherAutopilots,
  ...otherIndustries,
  ...unindexedPages,
  "/resources/updates?type=no-such",
  "/search",
  "/search?q=no-such-word",
  "/promotion",
];

/** One page of each kind, articles too. */
export const pageOfEachKind = [
  ...mainPages,
  ...unindexedPages,
  "/?mode=air-gapped",
  "/success-stories/endovara-hormonal-health",
  "/insights/what-an-ai-answer-costs",
];
