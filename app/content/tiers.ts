import { formatAtLeast, formatPercent } from "../lib/format.ts";
import { claims } from "./claims.ts";
import {
  type Amount,
  contractTier,
  customNumber,
  formatLimit,
  tierLimits,
  tierRange,
} from "./tier-limits.ts";
import type { TierSlug } from "./whose.ts";

const { min, max } = tierRange;

/** Whether a tier includes a feature, or how much of it. */
export type FeatureValue = boolean | string;

/** What a tier may include. `/pricing` has a label and a row for each. */
export type FeatureId =
  | "catalog"
  | "weights"
  | "router"
  | "experiments"
  | "agents"
  | "autopilots"
  | "auditLog"
  | "encryption"
  | "roles"
  | "customerKeys"
  | "airGapped"
  | "autoscaling"
  | "git"
  | "canary"
  | "support";

/** A tier with its price and its numbers (spec section 9). */
export type Tier = {
  slug: TierSlug;
  name: string;
  /** US dollars per month; null where the price is agreed. */
  monthlyPrice: number | null;
  description: string;
  popular: boolean;
  /** The dialog that the tier's button opens, and the button's label. */
  action: { dialog: "getStarted" | "hireMe"; label: string };
  cpu: string;
  memory: string;
  /** Sample figures, of machines of ours. */
  accelerators: string;
  storage: string;
  bandwidth: string;
  /** Hours per month; null where they are agreed. */
  computeHours: Amount | null;
  sla: string;
  runsIn: string;
  features: Record<FeatureId, FeatureValue>;
};

const getStarted = { dialog: "getStarted", label: "Get Started" } as const;
const contactSales = { dialog: "hireMe", label: "Contact Sales" } as const;
const formatCpus = ({ cpus }: { cpus: Amount }) => `${formatLimit(cpus)} CPU`;

/** Features of every tier. */
const included = {
  catalog: formatAtLeast(claims.models),
  weights: true,
  encryption: true,
} as const;

/**
 * The five tiers, smallest first. Agent counts, log periods and support grades are sample content;
 * the specification fixes none of them.
 */
export const tiers: readonly Tier[] = [
  {
    ...tierLimits.starter,
    description: "One person, one pilot.",
    popular: false,
    action: getStarted,
    cpu: formatCpus(tierLimits.starter),
    memory: "8 GB",
    accelerators: "None",
    storage: "50 GB",
    bandwidth: "10 GB",
    sla: formatPercent(min.uptimePercent),
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
    ...tierLimits.explorer,
    description: "A team with its first workload in production.",
    popular: true,
    action: getStarted,
    cpu: formatCpus(tierLimits.explorer),
    memory: "32 GB",
    accelerators: "1 × 24 GB",
    storage: "500 GB",
    bandwidth: "100 GB",
    sla: formatPercent(claims.uptimePercent),
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
    ...tierLimits.resident,
    description: "A department with its own capacity.",
    popular: false,
    action: getStarted,
    cpu: formatCpus(tierLimits.resident),
    memory: "128 GB",
    accelerators: "2 × 48 GB, or yours",
    storage: "2 TB",
    bandwidth: "1 TB",
    sla: "99.95%",
    runsIn: "Cloud or on-premises",
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
    ...tierLimits.scaler,
    description: "Company-wide, scaling on its own.",
    popular: false,
    action: getStarted,
    cpu: formatCpus(tierLimits.scaler),
    memory: "Sized with you",
    accelerators: "4 × 80 GB, or yours",
    storage: "10 TB+",
    bandwidth: "Unlimited",
    sla: formatPercent(max.uptimePercent),
    runsIn: "Cloud, on-premises, hybrid",
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
    ...contractTier,
    description: "Your data centers, your terms.",
    popular: false,
    action: contactSales,
    cpu: customNumber,
    memory: customNumber,
    accelerators: customNumber,
    storage: customNumber,
    bandwidth: customNumber,
    computeHours: null,
    sla: "By contract",
    runsIn: "Anywhere, air-gapped too",
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
      support: "24/7, named engineer",
    },
  },
];

/** The smallest tier that includes a feature; every larger one includes it too. */
export const firstTierWith = (feature: FeatureId) =>
  tiers.find(({ features }) => features[feature] === true)?.name ?? "";

/** Hourly consulting. */
export const consulting = {
  hourlyRate: 300,
  minimumHours: 4,
  responseHours: claims.consultingReplyHours,
} as const;

/** What every tier with a price begins with. */
export const trialTerms = `${claims.trialDays} days free, no credit card`;
