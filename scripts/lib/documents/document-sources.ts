import { createHash } from "node:crypto";

import type { documentFiles } from "../../../app/content/documents.gen.ts";
import { site } from "../../../app/content/site.ts";
import { toCsv } from "../csv.ts";
import { architectureBrief } from "./architecture-brief.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { businessAssociateAgreement } from "./business-associate-agreement.ts";
import type { DocumentBody } from "./contract.ts";
import { dataProcessingAgreement } from "./data-processing-agreement.ts";
import { documentHtml } from "./document-html.ts";
import { exitPlan } from "./exit-plan.ts";
import { questionnaireRows } from "./questionnaire/questionnaire.ts";
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

const questions = questionnaireRows(host);

/** How many answers the questionnaire has. */
export const answerCount = questions.length - 1;

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
