const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

/** A small count as a word, `nine`, and a larger one as a numeral. */
export const numberWord = (count: number): string => words[count] ?? String(count);
