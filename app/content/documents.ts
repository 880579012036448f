import { capitalize, formatPercent } from "../lib/format.ts";
import { numberWord } from "../lib/number-word.ts";
import { claims } from "./claims.ts";
import { documentFiles } from "./documents.gen.ts";
import { currentRelease } from "./sample-site/site.ts";
import { site } from "./site.ts";
import { cloudSubprocessors, services } from "./subprocessors.ts";
import { tierRange } from "./tier-limits.ts";

type DocumentFile = keyof typeof documentFiles;

/** A document that a buyer reads before signing: a file below `/documents/`. */
export type BuyersDocument = {
  name: string;
  /** What people call it in a sentence. */
  short: string;
  /** What is in it, in a few words. */
  text: string;
  href: `/documents/${DocumentFile}`;
  kind: "PDF" | "CSV";
  /** `12 pages`, `240 answers`. */
  length: string;
  /** Whether we have signed it and the customer signs it too. */
  isSigned: boolean;
};

type Entry = readonly [file: DocumentFile, name: string, short: string, text: string];

const people = Object.keys(services).length + cloudSubprocessors.length;
const { min, max } = tierRange;

/** How long a customer has to leave, as the exit plan counts it. */
export const exitDays = { exported: 14, readBack: 45, deleted: 90 } as const;

const entries: readonly Entry[] = [
  ["data-processing-agreement.pdf", "Data processing agreement", "DPA", "Article 28, signed by us"],
  [
    "business-associate-agreement.pdf",
    "Business associate agreement",
    "BAA",
    "for HIPAA, signed by us",
  ],
  [
    "security-overview.pdf",
    "Security overview",
    "security overview",
    "controls, tests, open findings",
  ],
  [
    "architecture-brief.pdf",
    "Architecture brief",
    "architecture brief",
    "five plans, ports, protocols",
  ],
  [
    "subprocessor-list.pdf",
    "Subprocessor list",
    "subprocessor list",
    `${numberWord(people)} names, what each sees`,
  ],
  [
    "service-level-agreement.pdf",
    "Service level agreement",
    "SLA",
    `${formatPercent(min.uptimePercent)} to ${formatPercent(max.uptimePercent)}, credits`,
  ],
  ["exit-plan.pdf", "Exit plan", "exit plan", `${exitDays.deleted} days, open formats, escrow`],
  ["security-questionnaire.csv", "Security questionnaire", "questionnaire", "filled in, by domain"],
];

/** The documents of Trust's tray, in its order. Search, receipts and mails name them from here. */
export const documents: readonly BuyersDocument[] = entries.map(([file, name, short, text]) => {
  const isTable = file.endsWith(".csv");
  return {
    name,
    short,
    text,
    href: `/documents/${file}`,
    kind: isTable ? "CSV" : "PDF",
    length: `${documentFiles[file].length} ${isTable ? "answers" : "pages"}`,
    isSigned: text.endsWith("signed by us"),
  };
});

/** The bill of materials, for programs. */
export const billOfMaterials = {
  name: `Bill of materials, ${currentRelease.name}`,
  href: "/documents/bill-of-materials.json",
  bytes: documentFiles["bill-of-materials.json"].bytes,
} as const;

const ofKind = (kind: BuyersDocument["kind"]) =>
  Object.entries(documentFiles)
    .filter(([file]) => file.endsWith(kind.toLowerCase()))
    .reduce((sum, [, { length }]) => sum + length, 0);

/** Of the eight together. */
export const documentTotals = {
  pages: ofKind("PDF"),
  answers: ofKind("CSV"),
  bytes: documents.reduce(
    (sum, { href }) => sum + documentFiles[href.slice("/documents/".length) as DocumentFile].bytes, // as `href` is made
    0,
  ),
} as const;

/** The page of the tray, and the id of the button that asks for all of them: a lead carries both. */
export const documentsPage = "/trust";
export const documentsCtaId = "trust-documents";

/** Whether a form asks for the documents: its receipt and its mail list them. */
export const asksForDocuments = (kind: string, ctaId: string | undefined): boolean =>
  kind === "contactUs" && ctaId === documentsCtaId;

const all = numberWord(documents.length);
const signed = new Intl.ListFormat("en-US").format(
  documents.filter(({ isSigned }) => isSigned).map(({ short }) => `the ${short}`),
);

/** What is said of all of them, in the dialog, the receipt and the mail. */
export const documentContent = {
  all: capitalize(all),
  sendAll: `Send me all ${all}`,
  subtitle: `Documents, ${documentTotals.pages} pages and ${documentTotals.answers} answers`,
  message: `Please send all ${all} documents.`,
  promise: [`All ${all} at once.`, `Questions: within ${claims.replyHours} hours.`],
  mailed: (email: string | null) =>
    `${capitalize(all)} documents are on their way to ${email ?? "you"}.`,
  here: "Open them here.",
  open: "Open",
  questions: "A person answers questions by",
} as const;

/** What to sign, and how it comes back to us. */
export const howToSign = (reference: string): string =>
  `To sign: ${signed}. Return one copy to ${site.email} with the reference ${reference}.`;
