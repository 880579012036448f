/**
 * The value of `strict-transport-security`, of pages and of files. Only the operator can decide about other
 * subdomains and the browsers' preload list.
 */
export const hstsFor = ({ HSTS_PRELOAD }: { HSTS_PRELOAD?: unknown }): string =>
  HSTS_PRELOAD === "on" ? "max-age=63072000; includeSubDomains; preload" : "max-age=63072000";
