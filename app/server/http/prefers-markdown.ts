/**
 * Whether a client asks for Markdown rather than for HTML (RFC 9110, Accept): it names `text/markdown`,
 * and gives HTML no higher weight. A wildcard asks for HTML, which is what browsers and most programs
 * mean by it.
 */
export function prefersMarkdown({ headers }: Request): boolean {
  const ranges = (headers.get("accept") ?? "").toLowerCase().split(",").map(parseRange);
  const weightOf = (...types: string[]) => {
    for (const type of types) {
      const range = ranges.find((candidate) => candidate.type === type);
      if (range) return range.weight;
    }
    return 0;
  };
  const markdown = weightOf("text/markdown");
  return markdown > 0 && markdown >= weightOf("text/html", "text/*");
}

function parseRange(range: string) {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return { type, weight: weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0 };
}
