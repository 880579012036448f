import { createHash } from "node:crypto";

import type { documentFiles } from "../../../app/content/documents.gen.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { site } from "../../../app/content/site.ts";
import { toCsv } from "../csv.ts";
import { architectureBrief } from "./architecture-brief.ts";
import { businessAssociateAgreement } from "./business-associate-agreement.ts";
import type { DocumentBody } from "./contract.ts";
import { dataProcessingAgreement } from "./data-processing-agreement.ts";
import { documentHtml } from "./document-html.ts";
import { exitPlan } from "./exit-plan.ts";
import { companyDomains } from "./questionnaire/company.ts";
import { operationDomains } from "./questionnaire/operation.ts";
import { productDomains } from "./questionnaire/product.ts";
import { securityOverview } from "./security-overview.ts";
import { serviceLevelAgreement } from "./service-level-agreement.ts";
import { subprocessorList } from "./subprocessor-list.ts";

type DocumentFile = keyof typeof documentFiles;

/** The address that the documents name, which is in print for good. */
const host = site.email.split("@")[1] ?? "";

/** The documents that are set on A4. */
export const printedDocuments: readonly DocumentBody[] = [
  dataProcessingAgreement,
  businessAssociateAgreement,
  securityOverview,
  architectureBrief,
  subprocessorList,
  serviceLevelAgreement,
  exitPlan,
];

const domains = [...companyDomains, ...productDomains, ...operationDomains];

/** The rows of the questionnaire; every row says that it is a sample. */
const answers = domains.flatMap(({ name, where, answers: lines }) =>
  lines
    .trim()
    .split("\n")
    .map((line) => [name, ...line.split(" | "), `${host}${where}`]),
);
const questions = [
  ["Number", "Domain", "Question", "Answer", "In words", "See", "Note"],
  ...answers.map((row, index) => [
    String(index + 1),
    ...row,
    `Sample document: ${site.name} is made up.`,
  ]),
];

/** How many answers the questionnaire has. */
export const answerCount = answers.length;

const parts = [
  "gateway",
  "router",
  "inference",
  "agents",
  "store",
  "log",
  "console",
  "installer",
] as const;

/** The bill of materials of the release (CycloneDX), with the platform's own parts: sample content. */
const billOfMaterials = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: {
    timestamp: `${currentRelease.day}T00:00:00Z`,
    component: { type: "platform", name: site.name, version: currentRelease.name },
    properties: [{ name: "note", value: "Sample document: the company is made up." }],
  },
  components: parts.map((name) => ({
    type: "container",
    name: `${site.name.toLowerCase()}-${name}`,
    version: currentRelease.name,
    licenses: [{ license: { name: "Proprietary" } }],
  })),
};

/** How many components the bill of materials names. */
export const componentCount = billOfMaterials.components.length;

/** What each file is made from: the HTML of what is printed, or the file itself. */
export const documentSources: Record<DocumentFile, string> = {
  ...(Object.fromEntries(
    printedDocuments.map((body) => [body.file, documentHtml(body, host)]),
  ) as Record<DocumentBody["file"], string>), // a file for each
  "security-questionnaire.csv": toCsv(questions),
  "bill-of-materials.json": `${JSON.stringify(billOfMaterials, null, 2)}\n`,
};

/** A short name of all words of a source: a file is older than its pages where it was made from others. */
export const wordsHash = (source: string): string =>
  createHash("sha256").update(source).digest("hex").slice(0, 16);
