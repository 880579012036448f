/** A path with one of these is a file or 404: it never renders a page (spec section 2). */
export const fileExtensions = [
  "xml",
  "txt",
  "ico",
  "png",
  "jpg",
  "jpeg",
  "gif",
  "svg",
  "pdf",
  "csv",
] as const;
