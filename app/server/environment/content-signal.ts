const names = ["search", "ai-input", "ai-train"];

/** What is said of a variable that is none. */
export const contentSignalProblem = `must be a list like "search=yes, ai-train=no" of ${names.join(", ")}`;

/** Whether a text is the value of a `Content-Signal` (contentsignals.org): each name at most once. */
export function isContentSignal(text: string): boolean {
  const signals = text.split(",").map((signal) => signal.trim().split("="));
  const named = signals.map(([name]) => name);
  return (
    new Set(named).size === named.length &&
    signals.every(
      ([name = "", value = "", ...rest]) =>
        names.includes(name) && /^(?:yes|no)$/.test(value) && rest.length === 0,
    )
  );
}
