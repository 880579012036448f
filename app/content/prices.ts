import { claims } from "./site.ts";
import { tierRange } from "./tier-range.ts";

const { least, most } = tierRange;

/** One row of the comparison: yes, no, or a figure. */
export type FeatureValue = boolean | string;

/** Plans, figures and words of `/pricing` (spec section 9). */
export type Tier = {
  slug: string;
  name: string;
  /** US dollars per month; null where the price is agreed. */
  monthlyPrice: number | null;
  description: string;
  popular: boolean;
  /** The dialog behind the tier's button, with the button's words. */
  action: { dialog: "getStarted" | "hireMe"; label: string };
  cpu: string;
  memory: string;
  storage: string;
  bandwidth: string;
  /** Hours per month; `atLeast` where more can be had, null where they are agreed. */
  computeHours: { hours: number; atLeast: boolean } | null;
  sla: string;
  runsIn: string;
  features: Record<FeatureId, FeatureValue>;
};

const getStarted = { dialog: "getStarted", label: "Get Started" } as const;
const contactSales = { dialog: "hireMe", label: "Contact Sales" } as const;
const custom = "Custom";

/** What every tier has; each tier adds to it. */
const included = { catalog: claims.models, weights: true, encryption: true } as const;

/** The five tiers, smallest first. */
export const tiers: readonly Tier[] = [
  {
    slug: "starter",
    name: "Starter",
    monthlyPrice: least.monthlyPrice,
    description: "One person, one pilot.",
    popular: false,
    action: getStarted,
    cpu: `${least.cpus} CPU`,
    memory: "8 GB",
    storage: "50 GB",
    bandwidth: "10 GB",
    computeHours: { hours: 10, atLeast: false },
    sla: "99.5%",
    runsIn: "Shared cloud",
    features: {
      ...included,
      router: false,
      experiments: false,
      agents: "1 agent",
      autopilots: false,
      auditLog: "7 days",
      roles: false,
      customerKeys: false,
      airGapped: false,
      autoscaling: false,
      git: false,
      canary: false,
      support: "Email",
    },
  },
  {
    slug: "explorer",
    name: "Explorer",
    monthlyPrice: 199,
    description: "A team with its first workload in production.",
    popular: true,
    action: getStarted,
    cpu: "8 CPU",
    memory: "32 GB",
    storage: "500 GB",
    bandwidth: "100 GB",
    computeHours: { hours: 100, atLeast: false },
    sla: claims.uptime,
    runsIn: "Private cloud",
    features: {
      ...included,
      router: true,
      experiments: false,
      agents: "5 agents",
      autopilots: true,
      auditLog: "30 days",
      roles: true,
      customerKeys: false,
      airGapped: false,
      autoscaling: true,
      git: true,
      canary: false,
      support: "Email",
    },
  },
  {
    slug: "resident",
    name: "Resident",
    monthlyPrice: 999,
    description: "A department with its own capacity.",
    popular: false,
    action: getStarted,
    cpu: "32 CPU",
    memory: "128 GB",
    storage: "2 TB",
    bandwidth: "1 TB",
    computeHours: { hours: 500, atLeast: false },
    sla: "99.95%",
    runsIn: "Cloud or on-premise",
    features: {
      ...included,
      router: true,
      experiments: true,
      agents: "25 agents",
      autopilots: true,
      auditLog: "12 months",
      roles: true,
      customerKeys: true,
      airGapped: false,
      autoscaling: true,
      git: true,
      canary: true,
      support: "Priority",
    },
  },
  {
    slug: "scaler",
    name: "Scaler",
    monthlyPrice: 4999,
    description: "Company-wide, scaling on its own.",
    popular: false,
    action: getStarted,
    cpu: `${most.cpus} CPU`,
    memory: "To fit",
    storage: "10 TB+",
    bandwidth: "Unlimited",
    computeHours: { hours: 2000, atLeast: true },
    sla: most.sla,
    runsIn: "Any, and hybrid",
    features: {
      ...included,
      router: true,
      experiments: true,
      agents: "Unlimited",
      autopilots: true,
      auditLog: "24 months",
      roles: true,
      customerKeys: true,
      airGapped: false,
      autoscaling: true,
      git: true,
      canary: true,
      support: "24/7",
    },
  },
  {
    slug: "hyper-scaler",
    name: "Hyper-scaler",
    monthlyPrice: null,
    description: "Your data centers, your terms.",
    popular: false,
    action: contactSales,
    cpu: custom,
    memory: custom,
    storage: custom,
    bandwidth: custom,
    computeHours: null,
    sla: "By contract",
    runsIn: "Any, and air-gapped",
    features: {
      ...included,
      router: true,
      experiments: true,
      agents: "Unlimited",
      autopilots: true,
      auditLog: "Your policy",
      roles: true,
      customerKeys: true,
      airGapped: true,
      autoscaling: true,
      git: true,
      canary: true,
      support: "24/7, named",
    },
  },
];

/**
 * Rows of the comparison. Agent counts, log periods and support grades are sample content; the
 * specification fixes none of them.
 */
export const comparisonGroups = [
  {
    name: "Models",
    rows: [
      { id: "catalog", label: "Model catalog" },
      { id: "weights", label: "Bring your own weights" },
      { id: "router", label: "Router and failover" },
      { id: "experiments", label: "A/B tests, custom rules" },
    ],
  },
  {
    name: "Agents",
    rows: [
      { id: "agents", label: "Agent framework" },
      { id: "autopilots", label: "Autopilots" },
      { id: "auditLog", label: "Tool-call audit log" },
    ],
  },
  {
    name: "Security",
    rows: [
      { id: "encryption", label: "Encryption at rest and in transit" },
      { id: "roles", label: "Role-based access" },
      { id: "customerKeys", label: "Customer-held keys" },
      { id: "airGapped", label: "Air-gapped install" },
    ],
  },
  {
    name: "Operations",
    rows: [
      { id: "autoscaling", label: "Autoscaling" },
      { id: "git", label: "Git, CI/CD, Terraform" },
      { id: "canary", label: "Canary and blue-green" },
      { id: "support", label: "Support" },
    ],
  },
] as const;

type FeatureId = (typeof comparisonGroups)[number]["rows"][number]["id"];

/** Hourly consulting. */
export const consulting = {
  hourlyRate: 300,
  minimumHours: 4,
  responseHours: claims.consultingReplyHours,
  label: "Hourly consulting",
  headline: "An engineer who has done it before, by the hour.",
  lead: "Architecture, migration, model selection, compliance evidence. Remote or on-site, 24/7.",
  rateUnit: "per hour",
  action: "Request consultation",
} as const;

/** The rest of the page's words. */
export const pricingContent = {
  headline: ["Five tiers.", "One boundary."],
  lead: "Every tier runs the same platform. You pay for capacity, and for how far from the public cloud it has to run.",
  tierChoice: "Tier",
  popular: "Most popular",
  perMonth: "per month",
  agreed: { price: custom, note: "priced with you" },
  billing: ["per month,", "billed monthly"],
  trial: `${claims.trialDays} days free, no credit card`,
  specs: {
    cpu: "CPU",
    memory: "Memory",
    storage: "Storage",
    bandwidth: "Transfer per month",
    computeHours: "Compute hours",
    sla: "SLA",
    runsIn: "Runs in",
  },
  comparison: {
    label: "Comparison",
    headline: "What each tier includes",
    feature: "Feature",
    included: "Included",
    missing: "Not included",
  },
  closing: {
    headline: `Need a number before the meeting? Tell us the workload, get a price within ${claims.replyHours} hours.`,
    action: contactSales.label,
  },
} as const;

/** Right end of the compute-hour bars, which are drawn on a log scale from 1 hour. */
export const computeScaleHours = 8000;

/** Where the figures of the spec sheet come from. */
export const pricingSource = `Compute-hour bars are drawn on a log scale, 1 to ${computeScaleHours.toLocaleString("en-US")}. SLA figures are monthly uptime. Prices in US dollars, before tax.`;
