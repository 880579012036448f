import type { CustomerName } from "../../sections/customer-mark.tsx";
import { consulting, type FeatureId, firstTierWith, trialTerms } from "../../content/tiers.ts";
import { autopilotSlugs } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { exitDays } from "../../content/documents.ts";
import { customNumber } from "../../content/tier-limits.ts";
import { site } from "../../content/site.ts";
import { siteOrigin } from "../../content/site-origin.ts";
import { formatCount, formatDollars } from "../../lib/format.ts";

/** How long an invoice may stay unpaid; sample content, like the terms around it. */
const invoiceDays = 30;

/** Content of `/pricing`. */
export const pricingContent = {
  headline: ["Five tiers.", "One platform."],
  lead: "You pay for capacity and for where it runs: from a machine we share out to racks you own.",
  tierChoice: "Tier",
  popular: "Most popular",
  fits: "Fits you",
  perMonth: "per month",
  agreed: {
    price: customNumber,
    note: "priced with you",
    title: "Agreed with you",
    text: "CPU, memory, accelerators, storage, transfer and compute hours are written into one contract.",
  },
  billing: ["per month,", "billed monthly"],
  trial: trialTerms,
  specs: {
    cpu: "CPU",
    memory: "Memory",
    accelerators: "Accelerators",
    storage: "Storage",
    bandwidth: "Transfer per month",
    computeHours: "Compute hours",
    sla: "SLA",
    runsIn: "Runs in",
    machine: "Whose machine",
    trial: `${claims.trialDays} days of trial`,
  },
  sample: "sample",
  trialPlaces: { ours: "on our machine", yours: "on yours, with an engineer" },
  noTrial: "a pilot, by contract",
  comparison: {
    headline: "What each tier includes",
    feature: "Feature",
    included: "Included",
    missing: "Not included",
    customers: "Customers",
    noCustomer: "No customer named",
    runsOnTier: "Runs on this tier",
    /** On paper, where no marks are printed. */
    words: { yes: "yes", no: "no" },
  },
  more: {
    compare: "Compare with other ways to run AI",
    agreement: "Read the service level agreement",
    print: "Print, two sheets",
  },
  buying: {
    id: "how-you-buy",
    label: "How you buy",
    headline: ["What procurement asks,", "answered before the call"],
    items: [
      {
        id: "purchase-order",
        name: "Purchase order",
        text: `We accept one from ${firstTierWith("customerKeys")} up; an invoice is due in ${invoiceDays} days. Starter and Explorer are paid by credit card or invoice.`,
      },
      {
        id: "terms",
        name: "Terms and DPA",
        text: "The DPA is signed by us, and you countersign. From Scaler up we sign your contract instead of ours.",
      },
      {
        id: "escrow",
        name: "Escrow",
        text: "From Scaler up, source and signing keys lie with an escrow agent, who releases them if we cannot serve you.",
      },
      {
        id: "exit",
        name: "Exit",
        text: `You export in open formats by day ${exitDays.exported} of your notice; by day ${exitDays.deleted} we delete what we hold. What runs inside your wall goes on running.`,
      },
    ],
    source: "Sample terms.",
    documents: "The documents are in the tray on Trust.",
  },
  consulting: {
    label: "Hourly consulting",
    headline: "An engineer who has done it before, by the hour.",
    lead: "Architecture, migration, model selection, compliance evidence. Remote or on-site, 24/7.",
    rateUnit: "per hour",
    action: "Request consultation",
  },
  closing: {
    headline: `Need a number before the meeting? Tell us the workload; a price comes within ${claims.replyHours} hours, weekends included.`,
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
  bars: `Compute-hour bars have a log scale, 1\u00a0to\u00a0${formatCount(computeScaleHours)} hours.`,
  numbers:
    "SLA figures are monthly uptime. Prices in US dollars, before tax. Accelerators are GPUs; the figures are samples for machines of ours: a compute hour is one hour of the tier’s machine with all its GPUs. On your own machines the license counts no GPUs.",
};

/** What stands on paper alone. */
export const printedPricing = {
  title: `${site.name}, pricing`,
  sheets: ["1 of 2", "2 of 2"],
  /** Since when these prices hold. */
  date: "2026-11-27",
  address: () => `${siteOrigin()}/pricing`,
  notes: () => [
    {
      name: pricingContent.consulting.label,
      text: `${formatDollars(consulting.hourlyRate)} an hour, ${consulting.minimumHours} hours at least (${formatDollars(consulting.hourlyRate * consulting.minimumHours)}). Response in under ${consulting.responseHours} hours, 24/7, remote or on-site.`,
    },
    {
      name: pricingContent.buying.label,
      text: `Purchase order from ${firstTierWith("customerKeys")} up, invoice ${invoiceDays} days. DPA and BAA signed by us. Escrow from Scaler up. Exit: export by day ${exitDays.exported}, deletion by day ${exitDays.deleted}.`,
    },
    {
      name: "Reply",
      text: `Within ${claims.replyHours} hours, seven days. ${site.email}, ${site.phone}, ${site.supportHours}.`,
    },
    {
      name: "Next",
      text: `Contracts to read and sign: ${siteOrigin()}/trust#documents. Cost against other ways: ${siteOrigin()}/compare.`,
    },
  ],
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
