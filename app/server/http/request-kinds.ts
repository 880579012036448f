import { fileExtensions } from "../../config/prefetch.ts";


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
