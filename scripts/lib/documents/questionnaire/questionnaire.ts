import { site } from "../../../../app/content/site.ts";
import { companyDomains } from "./company.ts";
import { operationDomains } from "./operation.ts";
import { productDomains } from "./product.ts";

const domains = [...companyDomains, ...productDomains, ...operationDomains];

/** The head of the questionnaire and its rows; every row says that it is a sample. */
export function questionnaireRows(host: string): string[][] {
  const head = ["Number", "Domain", "Question", "Answer", "In words", "See", "Note"];
  const rows = domains.flatMap(({ name, where, answers }) =>
    answers
      .trim()
      .split("\n")
      .map((line) => [name, ...line.split(" | "), `${host}${where}`]),
  );
  const note = `Sample document: ${site.name} is made up.`;
  return [head, ...rows.map((row, index) => [String(index + 1), ...row, note])];
}
