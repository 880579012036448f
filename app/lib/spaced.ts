/**
 * Puts a space between the parts of a list that only styles keep apart: without them its words would run
 * together.
 */
export const spaced = <Part>(parts: readonly Part[]): (Part | " ")[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [" " as const, part]));
