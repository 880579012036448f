import { join } from "node:path";

import { samples } from "../../app/pages/quickstart/code/samples.ts";
import { highlightCode } from "../../app/server/renderer/highlight-code.ts";
import { writeIfChanged } from "./read-if-there.ts";

/** The module with the highlighted code of `/quickstart`, from the project's folder. */
export const highlightedFile = "app/pages/quickstart/code/highlighted.gen.ts";

/** @returns the text of that module */
export function highlightedSamples(): string {
  const pieces = Object.entries(samples).map(
    ([name, { code, language }]) => `  ${name}: ${JSON.stringify(highlightCode(code, language))},`,
  );
  const names = Object.keys(samples)
    .map((name) => JSON.stringify(name))
    .join(" | ");
  return `// Written by "npm run build" from samples.ts: do not edit.
import type { CodePiece } from "../../../lib/code-piece.ts";

export const highlighted: Record<${names}, readonly CodePiece[]> = {
${pieces.join("\n")}
};
`;
}

/**
 * Writes the module where it is stale.
 *
 * @param root folder of the project
 */
export function highlightSamples(root: string): void {
  writeIfChanged(join(root, highlightedFile), highlightedSamples());
}
