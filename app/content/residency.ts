import { firstTierWith } from "./tiers.ts";
import type { SitePath } from "./paths.ts";
import { rulebooks, site } from "./site.ts";

/** What the plan of a data center can bring out. */
export type SiteLayer = "records" | "keys" | "rules" | "power";

/** A data center: its country in full, and the facts of its plan. */
export type DataCenter = {
  country: (typeof site.dataCenters)[number];
  name: string;
  zones: string;
  facts: Record<SiteLayer, string>;
};

const keys = `yours, from ${firstTierWith("customerKeys")} upwards`;
const [, healthLaw, report] = rulebooks;

const dataCenters: Record<DataCenter["country"], Omit<DataCenter, "country">> = {
  US: {
    name: "United States",
    zones: "two",
    facts: {
      power: "two feeds, own generators",
      keys,
      rules: `${healthLaw}, state privacy law`,
      records: "stay in the United States",
    },
  },
  Canada: {
    name: "Canada",
    zones: "two, since March 2026",
    facts: {
      power: "two feeds per zone",
      keys,
      rules: "federal and provincial health law",
      records: "stay in Canada",
    },
  },
  UAE: {
    name: "United Arab Emirates",
    zones: "one; a second is planned",
    facts: {
      power: "two feeds, own cooling",
      keys,
      rules: "federal data law",
      records: "stay in the Emirates",
    },
  },
};

/** Content of the plans of the data centers. */
export const residencyContent = {
  dataCenters: site.dataCenters.map((country): DataCenter => ({
    country,
    ...dataCenters[country],
  })),
  planOf: (name: string) =>
    `Plan of the data center in ${name}: rooms for GPUs, keys, records and power inside one wall with one gate.`,
  labels: {
    zones: "Zones",
    layers: { power: "Power", keys: "Keys", rules: "Laws", records: "Records" },
  },
  rooms: {
    zones: ["zone one", "zone two"],
    planned: ["zone two", "planned"],
    gpus: "GPUs",
    cooling: "cooling",
    keys: "keys",
    records: "records",
    power: "power",
  },
  source:
    "Plans show what is in a site and how it is separated, not where the site is. Sample content.",
  /** Laws are the customers' there; what we hold ourselves stands on Trust. */
  report: {
    text: `Customers there answer to these laws. Our own ${report} report is not held yet: see`,
    trust: { label: "Trust, section 3", href: "/trust#certifications" satisfies SitePath },
  },
} as const;
