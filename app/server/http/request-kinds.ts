import { fileExtensions } from "../../config/file-extensions.ts";

const fileLike = new RegExp(String.raw`^/assets/|\.(?:${fileExtensions.join("|")})$`, "i");

/** A path that looks like a file is a file or 404: it never renders a page (spec section 2). */
export const isFileLike = (pathname: string) => fileLike.test(pathname);

/** Whether a browser asks for a page that nobody has opened yet; our own script says so as browsers do. */
export const isPrefetch = ({ headers }: Request) =>
  (headers.get("sec-purpose") ?? headers.get("purpose") ?? "").startsWith("prefetch");

/** Content types of forms posted without script; `/newsletter` takes a post of any type. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const isFormPost = ({ method, headers }: Request, pathname: string) =>
  method === "POST" &&
  !isFileLike(pathname) &&
  (pathname === "/newsletter" || formTypes.test(headers.get("content-type") ?? ""));

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
  return markdown > 0 && markdown >= weightOf("text/html", "text/*", "*/*");
}

function parseRange(range: string) {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return { type, weight: weight === undefined ? 1 : Number.parseFloat(weight.slice(2)) || 0 };
}
