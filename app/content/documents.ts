import { capitalize } from "../lib/format.ts";
import { numberWord } from "../lib/number-word.ts";
import { claims } from "./claims.ts";
import { documentFiles } from "./documents.gen.ts";
import { site } from "./site.ts";

export type DocumentFile = keyof typeof documentFiles;

/** A document that a buyer reads before signing: a file below `/documents/`. */
export type BuyersDocument = {
  name: string;
  /** What people call it in a sentence. */
  short: string;
  href: `/documents/${DocumentFile}`;
  kind: "PDF" | "CSV";
  /** `12 pages`, `240 answers`. */
  length: string;
  /** Whether we have signed it and the customer signs it too. */
  isSigned: boolean;
};

/** How long a customer has to leave, as the exit plan counts it. */
export const exitDays = { exported: 14, readBack: 45, deleted: 90 } as const;

type Entry = readonly [file: DocumentFile, name: string, short: string];

const entries: readonly Entry[] = [
  ["data-processing-agreement.pdf", "Data processing agreement", "DPA"],
  ["business-associate-agreement.pdf", "Business associate agreement", "BAA"],
  ["security-overview.pdf", "Security overview", "security overview"],
  ["architecture-brief.pdf", "Architecture brief", "architecture brief"],
  ["subprocessor-list.pdf", "Subprocessor list", "subprocessor list"],
  ["service-level-agreement.pdf", "Service level agreement", "SLA"],
  ["exit-plan.pdf", "Exit plan", "exit plan"],
  ["security-questionnaire.csv", "Security questionnaire", "questionnaire"],
];

/** What we have signed and the customer signs too. */
const contracts: ReadonlySet<DocumentFile> = new Set([
  "data-processing-agreement.pdf",
  "business-associate-agreement.pdf",
]);

/** The documents of Trust's tray, in its order. Search, receipts and mails name them from here. */
export const documents: readonly BuyersDocument[] = entries.map(([file, name, short]) => {
  const isTable = file.endsWith(".csv");
  return {
    name,
    short,
    href: `/documents/${file}`,
    kind: isTable ? "CSV" : "PDF",
    length: `${documentFiles[file].length} ${isTable ? "answers" : "pages"}`,
    isSigned: contracts.has(file),
  };
});

const ofKind = (kind: BuyersDocument["kind"]) =>
  Object.entries(documentFiles)
    .filter(([file]) => file.endsWith(kind.toLowerCase()))
    .reduce((sum, [, { length }]) => sum + length, 0);

/** Of the eight together. */
export const documentTotals = {
  pages: ofKind("PDF"),
  answers: ofKind("CSV"),
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
