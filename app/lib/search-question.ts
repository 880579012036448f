import { searchLimits } from "../config/limits.ts";
import { cleanText } from "./clean-text.ts";

/** What a search looks for. Null: too little to look for anything. */
type SearchQuestion = { text: string | null; isCut: boolean };

/** A question as it is asked, from what a visitor typed. */
export function searchQuestion(typed: string | undefined): SearchQuestion {
  const clean = cleanText(typed ?? "").replace(/\s+/g, " ");
  // Half of a character may stand at the end.
  const text = clean
    .slice(0, searchLimits.max)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
  const isCut = clean.length > searchLimits.max;
  return { text: text.length < searchLimits.min ? null : text, isCut };
}
