import type { RedirectedPath } from "../config/redirects.ts";
import {
  formatAtLeast,
  formatBusinessDays,
  formatDollars,
  formatFactor,
  formatPercent,
  formatUnder,
} from "../lib/format.ts";
import { type PageMeta, pageMeta } from "../lib/page-meta.ts";
import { allFeedLinks, feedLinks } from "./articles.ts";
import { autopilots } from "./autopilots.ts";
import { landingEntries, type LandingPath } from "./landing-pages.ts";
import { type AutopilotPath, autopilotSlugs, type FixedPath, type PagePath } from "./paths.ts";
import { claims } from "./claims.ts";
import { policy, site } from "./site.ts";
import { tierRange } from "./tier-limits.ts";

/** The groups of the sitemap page (spec section 2). */
export type SitemapGroup =
  | "Main Pages"
  | "AI Autopilots"
  | "Resources"
  | "Actions"
  | "Legal"
  | "Technical";

/** Where the sitemap page lists a page, and under which label. */
type SitemapEntry = {
  group: SitemapGroup;
  label: string;
  /** An old address that redirects to the page and is listed after it. */
  redirect?: { label: string; href: RedirectedPath };
};

type Entry = Omit<PageMeta, "path"> & {
  /** Where search engines find the same page. Default: its own path. */
  canonicalPath?: FixedPath;
  /** Default: true. False for a page that depends on data, on the day or on a form post. */
  isPrerendered?: false;
  /** Null for a page that the sitemap page lists under its other address. */
  sitemap: SitemapEntry | null;
};

const faqs = {
  title: "Frequently asked questions",
  description:
    "Short answers on the platform, data sovereignty and compliance, models, pricing, and support and partnership.",
};

/** The pages that have a route each, in the order of the sitemap page. */
const fixedPages: Record<FixedPath, Entry> = {
  "/": {
    title: "AI infrastructure inside your boundary",
    description: `Deploy and scale AI and HPC workloads in the cloud, on-premises, hybrid or air-gapped. Choose among ${formatAtLeast(claims.models)} models. Your data stays inside a line you draw.`,
    feeds: allFeedLinks,
    sitemap: { group: "Main Pages", label: "Home" },
  },
  "/aioi": {
    title: "The AIOI platform",
    description: `Agents on top, models in the middle, infrastructure below: three layers that you install inside your own boundary, with the first deployment in ${formatUnder(claims.deployMinutes, "minutes")}.`,
    sitemap: { group: "Main Pages", label: "Platform" },
  },
  "/solutions": {
    title: "AI solutions",
    description:
      "Privacy, model choice, edge latency and DevOps effort: four problems that stop an AI rollout, and how AIOI solves each of them.",
    sitemap: {
      group: "Main Pages",
      label: "AI solutions",
      redirect: { label: "Automations", href: "/automations" },
    },
  },
  "/use-cases/privacy-sovereignty": {
    title: "Privacy and data sovereignty",
    description:
      "Run AI on-premises, in a private cloud or air-gapped, for GDPR, HIPAA and SOC 2: encryption, role-based access, audit logs. An installation inside your boundary reports nothing.",
    keywords: [
      "on-premises AI",
      "private cloud AI",
      "air-gapped AI",
      "data sovereignty",
      "GDPR",
      "HIPAA",
      "SOC 2",
    ],
    sitemap: { group: "Main Pages", label: "Privacy and sovereignty" },
  },
  "/use-cases/best-model": {
    title: "The best model for each task",
    description: `A router scores each request against ${formatAtLeast(claims.routedModels)} models on quality, price and speed, fails over when one stops answering, and cuts AI cost by ${formatPercent(claims.costReductionPercent)}.`,
    keywords: [
      "multi-model orchestration",
      "LLM routing",
      "model failover",
      "A/B testing of models",
      "AI cost analytics",
    ],
    sitemap: { group: "Main Pages", label: "Best model" },
  },
  "/use-cases/edge-ai": {
    title: "Edge AI",
    description: `Inference on the device in ${formatUnder(claims.latencyMs.device, "ms")}, offline too, with up to ${formatPercent(claims.bandwidthSavingPercent)} less bandwidth. Models are compressed, signed and updated over the air.`,
    keywords: [
      "edge AI",
      "on-device inference",
      "offline AI",
      "model compression",
      "OTA updates",
      "federated learning",
    ],
    sitemap: { group: "Main Pages", label: "Edge AI" },
  },
  "/use-cases/devops-acceleration": {
    title: "DevOps acceleration",
    description: `Commit to Git and AIOI plans, deploys, watches and rolls back: Terraform, canary and blue-green releases, ${formatFactor(claims.deploymentFactor)} faster deployment.`,
    keywords: [
      "DevOps automation",
      "GitOps",
      "CI/CD",
      "Terraform",
      "canary deployment",
      "blue-green deployment",
      "autoscaling",
    ],
    sitemap: { group: "Main Pages", label: "DevOps acceleration" },
  },
  "/pricing": {
    title: "Pricing",
    description: `Five tiers of one platform, from ${formatDollars(tierRange.min.monthlyPrice)} a month to custom terms for your own data centers. ${claims.trialDays} days free, no credit card. Consulting by the hour.`,
    sitemap: { group: "Main Pages", label: "Pricing" },
  },
  "/compare": {
    title: "Compare",
    description:
      "AIOI beside a hosted API, a cloud suite and a self-built platform, row by row, and what each costs over 36 months, with every assumption yours to change.",
    sitemap: { group: "Main Pages", label: "Compare" },
  },
  "/trust": {
    title: "Trust",
    description:
      "What crosses your wall in each deployment mode and how to check it, which certifications AIOI holds and which not, who processes data, and how available this website was.",
    isPrerendered: false, // shows the settings of the deployment and its uptime
    sitemap: { group: "Main Pages", label: "Trust" },
  },
  "/company": {
    title: "Company",
    description: `Who builds AIOI, where it runs and who delivers it: our story since ${site.founded}, the team, the partner program and data centers in three countries.`,
    isPrerendered: false, // the timeline is filled to the current date
    sitemap: {
      group: "Main Pages",
      label: "Company",
      redirect: { label: "About", href: "/about-me" },
    },
  },
  "/autopilots": {
    title: "Autopilots",
    description:
      "Six autopilots for sales, marketing, documents, patents and support. Each one works inside your boundary, and every call it makes is logged.",
    sitemap: { group: "AI Autopilots", label: "All autopilots" },
  },
  "/resources": {
    title: "Resources & Insights",
    description:
      "Success stories with one measured number each, field reports from deployments, and what changed in the AIOI platform.",
    feeds: allFeedLinks,
    isPrerendered: false, // lists articles
    sitemap: { group: "Resources", label: "Resources and insights" },
  },
  "/resources/stories": {
    title: "All success stories",
    description:
      "Every success story that AIOI has published, by category, the newest first, each with one measured number.",
    isPrerendered: false, // lists articles
    sitemap: { group: "Resources", label: "All stories" },
  },
  "/resources/insights": {
    title: "All insights",
    description:
      "Every field report and argument from AIOI deployments, by subject, the newest first.",
    feeds: feedLinks("insights"),
    isPrerendered: false, // lists articles
    sitemap: { group: "Resources", label: "All insights" },
  },
  "/resources/updates": {
    title: "All updates",
    description:
      "Every release, security notice and new region of the AIOI platform, by type, the newest first.",
    feeds: feedLinks("updates"),
    isPrerendered: false, // lists articles
    sitemap: { group: "Resources", label: "All updates" },
  },
  "/search": {
    title: "Search",
    description: "Search the pages, answers, stories, insights and updates of AIOI.",
    noindex: true,
    feeds: allFeedLinks,
    isPrerendered: false, // shows what a visitor searches for
    sitemap: { group: "Resources", label: "Search" },
  },
  "/success-stories": {
    title: "Success stories",
    description:
      "Three customers and what they measured: a quantum computing company, a workforce-development company and a hormonal-health company.",
    sitemap: { group: "Resources", label: "Success stories" },
  },
  "/faqs": { ...faqs, sitemap: null },
  "/faq": { ...faqs, canonicalPath: "/faqs", sitemap: { group: "Resources", label: "FAQ" } },
  "/contact-us": {
    title: "Contact us",
    description: `Write, call or visit AIOI. An AI specialist replies within ${claims.replyHours} hours with a recommendation for your workload.`,
    sitemap: {
      group: "Actions",
      label: "Contact us",
      redirect: { label: "Request a demo", href: "/request-demo" },
    },
  },
  "/become-a-partner": {
    title: "Become a partner",
    description: `Resell, consult on or integrate AIOI with a margin of ${formatPercent(claims.partnerMarginPercent)}. Apply in a few minutes; we answer within ${formatBusinessDays(claims.partnerReplyDays)}.`,
    sitemap: { group: "Actions", label: "Become a partner" },
  },
  "/promotion": {
    title: "Promotion",
    description: `Offers on the ${site.name} platform, and how to see it at work: a demo with a specialist, or ${claims.trialDays} days free on any tier with a price.`,
    isPrerendered: false, // the offer ends on a day
    sitemap: { group: "Actions", label: "Promotion" },
  },
  "/newsletter": {
    title: "Newsletter",
    description: "Release notes and field reports from AIOI, when there is something to say.",
    noindex: true,
    isPrerendered: false, // shows the result of a form post
    sitemap: { group: "Actions", label: "Newsletter" },
  },
  "/privacy-policy": {
    title: "Privacy policy",
    description:
      "What AIOI stores about visitors and customers, how long it is kept, where it is kept, and how to have it corrected or deleted.",
    sitemap: { group: "Legal", label: "Privacy policy" },
  },
  "/terms-of-service": {
    title: "Terms of service",
    description: `The terms under which AIOI provides the platform, the free trial and hourly consulting. Last updated ${policy.termsUpdated.text}.`,
    sitemap: { group: "Legal", label: "Terms of service" },
  },
  "/cookie-policy": {
    title: "Cookie policy",
    description:
      "Which data this website keeps in a visitor's browser, what for, and how to refuse or remove it.",
    sitemap: { group: "Legal", label: "Cookie policy" },
  },
  "/accessibility": {
    title: "Accessibility",
    description:
      "How this website conforms to WCAG 2.2 AA, what is tested before each release, what is missing, and where to report what you cannot use.",
    sitemap: { group: "Legal", label: "Accessibility" },
  },
  "/more-info": {
    title: "Technical brief",
    description:
      "The AIOI platform on one page, to print or to forward: what it is, where it runs, how data is kept in, what it costs and what happens next.",
    sitemap: { group: "Technical", label: "Technical brief" },
  },
  "/quickstart": {
    title: "Quickstart",
    description:
      "From an empty rack to a first answer on your own nodes: install, deploy a model, ask it, write the policy and keep it in Git, each command with what it prints.",
    sitemap: { group: "Technical", label: "Quickstart" },
  },
  "/sitemap": {
    title: "Sitemap",
    description:
      "Every page of the AIOI website in six groups, from the platform to the legal texts.",
    sitemap: { group: "Technical", label: "Sitemap" },
  },
};

/** The pages of the autopilots, which share one route. */
const autopilotPages = Object.fromEntries(
  autopilotSlugs.map((slug): [AutopilotPath, Entry] => {
    const { name, description } = autopilots[slug];
    const sitemap: SitemapEntry = { group: "AI Autopilots", label: name };
    return [`/autopilots/${slug}`, { title: `${name} autopilot`, description, sitemap }];
  }),
) as Record<AutopilotPath, Entry>; // one for each slug

/** The landing pages (docs/decisions/0051): campaigns, to which no page links, and the industries. */
const landingPages = Object.fromEntries(
  landingEntries
    .toSorted(([, one], [, other]) => (one.industry?.order ?? 0) - (other.industry?.order ?? 0))
    .map(([path, { title, description, industry }]): [LandingPath, Entry] => [
      path,
      {
        title,
        description,
        imageOf: path,
        noindex: industry === null,
        sitemap: industry && { group: "Main Pages", label: industry.name },
      },
    ]),
) as Record<LandingPath, Entry>; // one for each file

const entries: Record<PagePath, Entry> = { ...fixedPages, ...autopilotPages, ...landingPages };

/** A page at its own path. */
export const pageAt = (path: PagePath) => ({
  path,
  canonicalPath: path,
  isPrerendered: true,
  ...entries[path],
});

/** Every page with a fixed path. Articles are pages too; they come from the database. */
export const pages = (Object.keys(entries) as PagePath[]) // its type says so
  .map((path) => pageAt(path));

/** The pages that search engines may list, each under one path. */
export const indexedPages = pages.filter(
  ({ path, canonicalPath, noindex }) => path === canonicalPath && noindex !== true,
);

/** The head of a page, in the shape that a route returns. */
export function pageHead(path: PagePath, origin: string) {
  const page = pageAt(path);
  return pageMeta({ name: site.name, origin }, { ...page, path: page.canonicalPath });
}
