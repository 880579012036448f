/** A path that looks like a file is a file or 404: it never renders a page (spec section 2). */
export const isFileLike = (pathname: string) =>
  /^\/assets\/|\.(?:xml|txt|ico|png|jpe?g|gif|svg|pdf)$/i.test(pathname);

/** Content types of forms posted without script; `/newsletter` takes a post of any type. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const isFormPost = ({ method, headers }: Request, pathname: string) =>
  method === "POST" &&
  !isFileLike(pathname) &&
  (pathname === "/newsletter" || formTypes.test(headers.get("content-type") ?? ""));
