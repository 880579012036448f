/** Words that say nothing about a text: those that the English search of PostgreSQL leaves out too. */
const fillers = new Set(
  "i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and but if or because as until while of at by for with about against between into through during before after above below to from up down in out on off over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too very s t can will just don should now".split(
    " ",
  ),
);

export const isTelling = (word: string): boolean => !fillers.has(word);

/** The words of a text in lower case. */
export const toWordList = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A thing that a question looks for, in each of its spellings. A spelling is one or more words that follow
 * one another.
 */
export type SearchTerm = {
  spellings: string[][];
  /** Whether its last word may be the beginning of one. */
  isOpen: boolean;
  /** Whether it is a word of two letters, which begins no other: `PO` is not looked for in `policy`. */
  isWhole: boolean;
  /** Whether it is what nothing may hold. */
  isExcluded: boolean;
};

type Token = {
  text: string;
  words: string[];
  isExcluded: boolean;
  /** Whether it stood between quotation marks, so that it is meant as it is. */
  isExact: boolean;
};

/**
 * What a question looks for. People write one thing in several ways, and here is the only place that knows
 * them, for pages and articles: `air-gapped`, `air gapped`, `airgapped`; `policies`, `policy`; `10,000`,
 * `10 000`, `10000`; `SOC 2`, `SOC2`; full width. A question may name words that stand together
 * (`"edge runtime"`) and what is left out (`-cloud`).
 */
export function searchTerms(question: string): SearchTerm[] {
  const tokens = tokenize(question);
  return tokens.flatMap((token, at): SearchTerm[] => {
    if (!token.words.some(isTelling)) return [];
    const { isExcluded, isExact } = token;
    const isWhole = /^\p{L}{2}$/u.test(token.text);
    const isLast = at === tokens.length - 1;
    const isOpen = isLast && !isExcluded && !isExact && !isWhole && token.text.length > 1;
    if (isExact) return [{ spellings: [token.words], isExcluded, isOpen, isWhole }];
    const spellings = [
      ...findSpellings(token),
      ...joined(tokens[at - 1], token),
      ...joined(token, tokens[at + 1]),
    ];
    return [{ spellings, isExcluded, isOpen, isWhole }];
  });
}

function tokenize(question: string): Token[] {
  const text = question
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("\u00AD", "")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u201C-\u201F\u00AB\u00BB]/g, '"')
    // Groups of three digits are one number.
    .replaceAll(/(?<![\p{L}\p{N}])\d{1,3}(?:[,'’ ]\d{3})+(?!\p{N})/gu, (number) =>
      number.replaceAll(/\D/g, ""),
    );
  const pattern = /((?<!\S)-)?(?:"([^"]*)"|([\p{L}\p{N}]+(?:[-./@&+_:][\p{L}\p{N}]+)*))/gu;
  return Array.from(text.matchAll(pattern), ([, sign, exact, plain]) => ({
    text: exact ?? plain ?? "",
    words: toWordList(exact ?? plain ?? ""),
    isExcluded: sign !== undefined,
    isExact: exact !== undefined,
  }));
}

/** What purchasing departments call their papers. */
const abbreviations = new Map([
  ["baa", ["business", "associate", "agreement"]],
  ["dpa", ["data", "processing", "agreement"]],
  ["po", ["purchase", "order"]],
  ["sla", ["service", "level", "agreement"]],
]);

function findSpellings({ text, words }: Token): string[][] {
  const start = words.slice(0, -1);
  const forms = findForms(words.at(-1) ?? "");
  // PostgreSQL looks for the stem of the second word, a pattern for what begins with it.
  if (start.length === 0) {
    const split = new Set([text, shortest(forms)]);
    const inFull = abbreviations.get(text);
    return [
      ...forms.map((form) => [form]),
      ...[...split].flatMap(findSplits),
      ...(inFull ? [inFull] : []),
    ];
  }
  const isHyphenated = !/[^\p{L}\p{N}-]/u.test(text);
  return [
    [text],
    ...(words.every(isTelling) ? forms.map((form) => [...start, form]) : []),
    ...(isHyphenated ? forms.map((form) => [start.join("") + form]) : []),
  ];
}

/** How the end of a word changes between one and many; the first that fits. */
const numbers: [RegExp, string][] = [
  [/(?<=[a-z]{2})ies$/, "y"],
  [/(?<=[a-z](?:[sxz]|ch|sh))es$/, ""],
  [/(?<=[a-z]{2}[^s\d])s$/, ""],
  [/(?<=[a-z][^aeiou\d])y$/, "ies"],
  [/(?<=[a-z])$/, "s"],
];

/** A word, its other number, and its stem: `deploying`, `deploy`. */
function findForms(word: string): string[] {
  const [end, other] = numbers.find(([pattern]) => pattern.test(word)) ?? [];
  const forms = [word, word.replace(/(?<=\p{L}{4})(?:s|ed|ing)$/u, "")];
  if (end && other !== undefined) forms.push(word.replace(end, other));
  return [...new Set(forms)];
}

const shortest = (forms: string[]) =>
  forms.reduce((one, other) => (other.length < one.length ? other : one));

/** A longer word is no two words written as one. */
const maxJoinedLength = 24;

/** The words that may have been written as one. */
function findSplits(word: string): string[][] {
  if (/^\d{4,}$/.test(word)) return [word.replaceAll(/\B(?=(?:\d{3})+$)/g, " ").split(" ")];
  const [, ...parts] = /^([a-z]+)(\d+)$|^(\d+)([a-z]+)$/.exec(word) ?? [];
  const [one, other] = parts.filter((part) => part !== undefined);
  // PostgreSQL reads `gpt-4` as a word and a negative number.
  if (one && other) return [[one, other], [`${one}-${other}`]];
  if (!/^[a-z]+$/.test(word) || word.length > maxJoinedLength) return [];
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => {
    const both = [word.slice(0, at + 2), word.slice(at + 2)];
    // Of `on premises` PostgreSQL knows only the second word, and of `on-premises` both.
    return both.every(isTelling) ? both : [both.join("-")];
  });
}

/** Two words of a question, written as one. */
function joined(one: Token | undefined, other: Token | undefined): string[][] {
  if (!isPlainWord(one) || !isPlainWord(other)) return [];
  const endsWithNumber = isNumber(other.text);
  if (isNumber(one.text) && endsWithNumber) return [];
  const whole = findForms(other.text).map((form) => [one.text + form]);
  return endsWithNumber ? [...whole, [`${one.text}-${other.text}`]] : whole;
}

const isNumber = (text: string) => /^\d+$/.test(text);

const isPlainWord = (token: Token | undefined): token is Token =>
  token?.words.length === 1 && !token.isExact && !token.isExcluded;
