/** A number of things, as in "1,000 insights". */
export const formatCount = (count: number): string => count.toLocaleString("en-US");
