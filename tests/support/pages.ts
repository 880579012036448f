import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "../../scripts/lib/project.ts";

const landingFolder = join(projectRoot, "app/landing");

/** The pages that are a file of `app/landing/` each. */
const landingPages = globSync("*.md", { cwd: landingFolder })
  .toSorted()
  .map((file) => ({
    path: `/for/${file.replace(/\.md$/, "")}`,
    text: readFileSync(join(landingFolder, file), "utf8"),
  }));

const placeOf = ({ text }: { text: string }) => Number(/^order: (\d+)$/m.exec(text)?.[1]);

/** The pages of industries, in their order. */
export const industryPaths = landingPages
  .filter(({ text }) => /^industry: /m.test(text))
  .toSorted((one, other) => placeOf(one) - placeOf(other))
  .map(({ path }) => path);

/** Campaigns: no page links to them, and they are not indexed. */
export const campaigns = landingPages
  .filter(({ path }) => !industryPaths.includes(path))
  .map(({ path, text }) => ({
    path,
    addresses: text.includes(", variant b\n") ? [`${path}?variant=a`, `${path}?variant=b`] : [path],
  }));

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

const otherIndustries = industryPaths.filter((path) => !mainPages.includes(path));

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
