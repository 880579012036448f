import { formatPercent } from "../lib/format-claim.ts";
import { claims, site } from "./site.ts";

/** Labels of the drawing of the partner ecosystem. */
export const ecosystemContent = {
  description: `Three kinds of partner, reseller, consulting and system integrator, each come in through a gate of their own into one boundary, the customer’s. Their lines meet at the ${site.name} platform, which works on the customer’s data. The data stays inside.`,
  partners: [
    { name: "reseller", detail: `margin ${formatPercent(claims.partnerMarginPercent)}` },
    { name: "consulting", detail: "design, adoption" },
    { name: "system integrator", detail: "build, connect" },
  ],
  boundary: "the customer’s boundary",
  platform: `${site.name} platform`,
  data: ["customer data", "records, files"],
  source: `Margin as stated by ${site.name}; it depends on the kind of partner and on volume.`,
} as const;

export type EcosystemContent = typeof ecosystemContent;
