import { numeralOf } from "./articles.ts";

/** What a drawing shows: the table, its heading, the heads of its columns, what a row is, how many. */
type Source = {
  from: "table" | "title" | "sections";
  heading: string | null;
  measures: readonly string[];
  subject: string;
  count: number;
};

/** Below the drawing of an insight. */
function source({ from, heading, measures }: Source): string {
  if (from === "title") return "Drawn from the figure in the title.";
  if (from === "sections") return "Drawn from the length of the sections, in words.";
  const where = heading ? `the table under “${heading}”` : "its first table";
  const what = joined(measures.map(lowerFirst));
  return `Drawn from ${where}${what === "" ? "" : `: ${what}`}.`;
}

/** Beside the first article of the list: "its table of four levers". */
function sourceInList({ from, subject, count }: Source): string {
  if (from === "title") return "the figure in its title";
  if (from === "sections") return "the length of its sections";
  const isWord = /^\p{L}+$/u.test(subject);
  const rows = isWord ? subject.toLowerCase() : "row";
  return `its table of ${numeralOf(count).toLowerCase()} ${count === 1 ? rows : pluralOf(rows)}`;
}

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;

const joined = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

const pluralOf = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

/** Words around the drawings of insights. */
export const coverContent = {
  source,
  sourceInList,
  sourceLabel: "Drawn from",
  logarithmic: "log",
  /** Names the text before the first heading. */
  opening: "Opening",
} as const;
