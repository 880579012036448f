import type { CustomerName } from "../../sections/customer-mark.tsx";
import { type FeatureId, trialTerms } from "../../content/prices.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { customNumber } from "../../content/tier-limits.ts";
import { formatCount } from "../../lib/format.ts";

/** Content of `/pricing`. */
export const pricingContent = {
  headline: ["Five tiers.", "One platform."],
  lead: "You pay for capacity, and for where it runs: from a shared cloud to your own racks.",
  tierChoice: "Tier",
  popular: "Most popular",
  perMonth: "per month",
  agreed: {
    price: customNumber,
    note: "priced with you",
    title: "Agreed with you",
    text: "CPU, memory, storage, transfer and compute hours are written into one contract.",
  },
  billing: ["per month,", "billed monthly"],
  trial: trialTerms,
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
    headline: "What each tier includes",
    feature: "Feature",
    included: "Included",
    missing: "Not included",
    customers: "Customers",
    noCustomer: "No customer named",
    runsOnTier: "Runs on this tier",
  },
  consulting: {
    label: "Hourly consulting",
    headline: "An engineer who has done it before, by the hour.",
    lead: "Architecture, migration, model selection, compliance evidence. Remote or on-site, 24/7.",
    rateUnit: "per hour",
    action: "Request consultation",
  },
  closing: {
    headline: `Need a number before the meeting? Tell us the workload, get a price within ${claims.replyHours} hours.`,
    action: "Contact Sales",
  },
} as const;

/** Which customers run on which tier; sample content, as the stories are. */
export const tierCustomers: Readonly<Record<string, { customer: CustomerName; note: string }>> = {
  explorer: { customer: "laborwright", note: "first year, then Resident" },
  resident: { customer: "endovara", note: "19 clinics" },
  "hyper-scaler": { customer: "corvane", note: "air-gapped" },
};

/** Right end of the compute-hour bars, which are drawn on a log scale from 1 hour. */
export const computeScaleHours = 8000;

/** Where the numbers of the spec sheet come from. */
export const pricingSource = {
  bars: `Compute-hour bars have a log scale, 1\u00a0to\u00a0${formatCount(computeScaleHours)}.`,
  numbers: "SLA figures are monthly uptime. Prices in US dollars, before tax.",
};

/** A feature without a label does not compile; its row stands in a group below. */
const featureLabels: Record<FeatureId, string> = {
  catalog: "Model catalog",
  weights: "Bring your own weights",
  router: "Router and failover",
  experiments: "A/B tests, custom rules",
  agents: "Agent framework",
  autopilots: `Autopilots, ${autopilotSlugs.length} to choose from`,
  auditLog: "Tool-call audit log",
  encryption: "Encryption at rest and in transit",
  roles: "Role-based access",
  customerKeys: "Customer-held keys",
  airGapped: "Air-gapped install",
  autoscaling: "Autoscaling",
  git: "Git, CI/CD, Terraform",
  canary: "Canary and blue-green",
  support: "Support",
};

const group = (name: string, ids: readonly FeatureId[]) => ({
  name,
  rows: ids.map((id) => ({ id, label: featureLabels[id] })),
});

/** Rows of the comparison. */
export const comparisonGroups = [
  group("Models", ["catalog", "weights", "router", "experiments"]),
  group("Agents", ["agents", "autopilots", "auditLog"]),
  group("Security", ["encryption", "roles", "customerKeys", "airGapped"]),
  group("Operations", ["autoscaling", "git", "canary", "support"]),
];
