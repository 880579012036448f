import type { PageLink } from "./routes.ts";
import { claims, site } from "./site.ts";

/** A row of an overview. */
export type Fact = {
  /** Where links with a hash lead. */
  id?: string;
  title: string;
  text: string;
  /** One figure, in mono at the right. */
  figure?: string;
  links?: readonly PageLink[];
};

/** Words of a page that is one list of facts. */
export type Overview = {
  label: string;
  headline: readonly [string, string];
  lead: string;
  facts: readonly Fact[];
  band: { headline: readonly [string, string]; promise: string; action: string };
};

const action = "Contact sales";
const promise = `An AI specialist answers within ${claims.replyHours} hours.`;

/** The band at the end, for pages that sell nothing. */
export const helpBand = {
  headline: ["Still have a question?", "Ask a human."],
  promise,
  action,
} as const;

const sketchBand = {
  headline: ["Bring the workload your", "legal team said no to."],
  promise: `${promise.slice(0, -1)}, with a deployment sketch for your boundary.`,
  action,
} as const;

/** Overviews of the platform, the company and what there is to read. */
export const overviews = {
  platform: {
    label: "Platform",
    headline: ["Three layers.", "One boundary."],
    lead: "Agents on top, models in the middle, infrastructure below. All three run inside the line you draw, and nothing in them calls home.",
    facts: [
      {
        title: "Agents",
        text: "Agents call tools and read records under your roles. Each call is logged before it runs.",
        figure: "every call logged",
      },
      {
        title: "Models",
        text: "Bring open weights or your own through one gate, where each file is verified and signed.",
        figure: `${claims.models} models`,
      },
      {
        title: "Infrastructure",
        text: "Cloud account, data center, both, or a room with no network path. The same installer draws each of them.",
        figure: `${claims.uptime} to ${claims.enterpriseUptime}`,
      },
      {
        title: "From sign-up to production",
        text: "Connect an account in under 5 minutes, deploy the first model, pass the first audit check in under 1 hour. Monitoring is built in.",
        figure: claims.firstDeployment,
      },
    ],
    band: sketchBand,
  },
  solutions: {
    label: "AI solutions",
    headline: ["Four problems", "that stop a rollout."],
    lead: "Most pilots fail on something other than the model. These are the four reasons we meet most, and what removes each one.",
    facts: [
      {
        title: "Privacy and sovereignty",
        text: "The records may not leave. So the model comes to them, and telemetry is not part of the install.",
        figure: "GDPR · HIPAA · SOC 2",
        links: [{ label: "See the boundary", href: "/use-cases/privacy-sovereignty" }],
      },
      {
        title: "The best model for each task",
        text: "One model for everything costs too much and fails alone. A router picks per request and fails over.",
        figure: `${claims.costReduction} lower AI cost`,
        links: [{ label: "See the router", href: "/use-cases/best-model" }],
      },
      {
        title: "Edge AI",
        text: "A cloud round trip is too slow for a machine. The model answers on the device, also while offline.",
        figure: claims.edgeLatency,
        links: [{ label: "See the latency", href: "/use-cases/edge-ai" }],
      },
      {
        title: "DevOps acceleration",
        text: "Nobody has time to run a platform. Commit to Git; the rest is planned, rolled out and watched for you.",
        figure: `${claims.fasterDeployment} faster deployment`,
        links: [{ label: "See the rollout", href: "/use-cases/devops-acceleration" }],
      },
      {
        title: "Autopilots",
        text: "Six agents for work that repeats: outreach, research, marketing, documents, patents and support.",
        figure: "6 agents",
        links: [{ label: "Meet the autopilots", href: "/autopilots" }],
      },
    ],
    band: sketchBand,
  },
  autopilots: {
    label: "Autopilots",
    headline: ["Six agents.", "Your boundary."],
    lead: "Each autopilot does one job, with the tools and records you give it. It runs where your data is, and a person approves what leaves.",
    facts: [
      {
        id: "bdr",
        title: "BDR",
        text: "Finds companies that fit, drafts the first message and books the meeting. It never sends without approval.",
        figure: "CRM, mail, calendar",
      },
      {
        id: "akito",
        title: "Akito",
        text: "Answers questions from your own documents, and names the page each answer comes from.",
        figure: "files, wiki, chat",
      },
      {
        id: "marketer",
        title: "Marketer",
        text: "Plans a campaign, writes the variants and reports which one worked. It never publishes by itself.",
        figure: "CMS, mail, analytics",
      },
      {
        id: "document-validator",
        title: "Document validator",
        text: "Checks contracts, invoices and forms against your rules and marks the line that breaks one.",
        figure: "files, ERP",
      },
      {
        id: "patent-filer",
        title: "Patent filer",
        text: "Searches prior art, drafts claims and keeps the deadlines. An attorney signs; the draft never leaves.",
        figure: "files, docket",
      },
      {
        id: "customer-experience",
        title: "Customer experience",
        text: "Answers the questions that repeat and hands the rest to a person, with the history attached.",
        figure: "help desk, chat, phone",
      },
    ],
    band: sketchBand,
  },
  company: {
    label: "Company",
    headline: ["We draw the line", "and stay to run it."],
    lead: "AIOI began in 2020 with one question: what would AI look like if the data never had to move?",
    facts: [
      {
        id: "about",
        title: "About",
        text: "Seed from 2020 to 2022, growth since 2023, scale from 2026. We build the platform, install it with you, and answer the phone afterwards.",
        figure: `${claims.clients} enterprise clients`,
        links: [{ label: "Contact us", href: "/contact-us" }],
      },
      {
        id: "team",
        title: "Team",
        text: "Six people lead the company: platform, models, security, delivery, partners and operations. Each of them reads mail from customers.",
        figure: "6 leads",
      },
      {
        id: "partnerships",
        title: "Partnerships",
        text: "Resellers, consultants and system integrators bring AIOI into their customers’ boundaries, and earn on what runs there.",
        figure: `${claims.partnerMargin} margin`,
        links: [{ label: "Become a partner", href: "/become-a-partner" }],
      },
      {
        id: "global-presence",
        title: "Global presence",
        text: "Three regions, each with its own walls. Records do not travel between them; you choose the one they stay in.",
        figure: site.dataCenters.join(" · "),
      },
    ],
    band: sketchBand,
  },
  resources: {
    label: "Resources & Insights",
    headline: ["Measured,", "then written down."],
    lead: "What customers measured, what we learned while installing it, and what changed in the platform.",
    facts: [
      {
        id: "success-stories",
        title: "Success Stories",
        text: "Three customers, one number each: diagnosis accuracy, company value and revenue.",
        figure: "3 stories",
        links: [{ label: "Read the stories", href: "/success-stories" }],
      },
      {
        id: "insights",
        title: "Latest Insights",
        text: "Why pilots stop before production, and what the ones that went on had in common. The short version is on the platform page.",
        figure: `${claims.pilotFailurePercent}% of pilots`,
        links: [{ label: "See the platform", href: "/aioi" }],
      },
      {
        id: "updates",
        title: "Latest Updates",
        text: "Releases are signed and reach you through the same gate as models: when you let them in. Support tells you what is in each one.",
        figure: "signed releases",
        links: [{ label: "Read the technical brief", href: "/more-info" }],
      },
    ],
    band: helpBand,
  },
  successStories: {
    label: "Success stories",
    headline: ["Three customers.", "One number each."],
    lead: "Every figure was measured by the customer, after the first release in production.",
    facts: [
      {
        title: "A hormonal-health company",
        text: "Patient records could not leave the clinics, so the model went to them. It reads a cycle day by day.",
        figure: `${claims.diagnosisAccuracy} diagnosis accuracy`,
      },
      {
        title: "A quantum computing company",
        text: "Simulations waited for shared machines. A walled cluster now runs them beside the lab’s own hardware.",
        figure: `${claims.quantumValue} current value`,
      },
      {
        title: "A workforce-development AI company",
        text: "A small team had a product and nobody to run it. The platform took the operations, the team kept the product.",
        figure: `${claims.workforceRevenue} revenue`,
      },
    ],
    band: sketchBand,
  },
} satisfies Record<string, Overview>;
