/** What a criterion is answered with, in the terms of OpenACR. */
export const conformance = {
  supports: "Supports",
  partly: "Partially supports",
  fails: "Does not support",
  none: "Not applicable",
} as const;

/** The answer to a criterion of WCAG 2.2. */
export type Criterion = readonly [
  number: string,
  name: string,
  level: "A" | "AA",
  result: keyof typeof conformance,
  /** How that is known, or why it is not applicable. */
  how: string,
  /** Tests and files that show it: `e2e/shell` is a file of tests. */
  by?: readonly string[],
];
