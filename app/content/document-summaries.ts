import { formatPercent } from "../lib/format.ts";
import { numberWord } from "../lib/number-word.ts";
import { documentFiles } from "./documents.gen.ts";
import { type BuyersDocument, type DocumentFile, documents, exitDays } from "./documents.ts";
import { currentRelease } from "./sample-site/site.ts";
import { cloudSubprocessors, services } from "./subprocessors.ts";
import { tierRange } from "./tier-limits.ts";

const people = Object.keys(services).length + cloudSubprocessors.length;
const { min, max } = tierRange;

/** What is in each document, in a few words, for Trust and search. */
export const documentSummaries: Partial<Record<BuyersDocument["href"], string>> = {
  "/documents/data-processing-agreement.pdf": "Article 28, signed by us",
  "/documents/business-associate-agreement.pdf": "for HIPAA, signed by us",
  "/documents/security-overview.pdf": "controls, tests, open findings",
  "/documents/architecture-brief.pdf": "five plans, ports, protocols",
  "/documents/subprocessor-list.pdf": `${numberWord(people)} names, what each sees`,
  "/documents/service-level-agreement.pdf": `${formatPercent(min.uptimePercent)} to ${formatPercent(max.uptimePercent)}, credits`,
  "/documents/exit-plan.pdf": `${exitDays.deleted} days, open formats, escrow`,
  "/documents/security-questionnaire.csv": "filled in, by domain",
};

/** Size of the documents together. */
export const documentBytes = documents.reduce(
  (sum, { href }) => sum + documentFiles[href.slice("/documents/".length) as DocumentFile].bytes, // as `href` is made
  0,
);

/** The bill of materials, for programs. */
export const billOfMaterials = {
  name: `Bill of materials, ${currentRelease.name}`,
  href: "/documents/bill-of-materials.json",
  bytes: documentFiles["bill-of-materials.json"].bytes,
} as const;
