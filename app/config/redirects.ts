type Redirect = { to: string; status: 307 | 308 };

/**
 * Redirected paths (spec section 2, "Redirects"): 308 for permanent ones, 307 for paths that may get
 * a page of their own.
 */
const redirectsByPath = {
  "/automations": { to: "/solutions", status: 308 },
  "/apps": { to: "/solutions", status: 308 },
  "/insights": { to: "/resources", status: 307 },
  "/updates": { to: "/resources", status: 307 },
  "/hire-me": { to: "/contact-us", status: 307 },
  "/request-demo": { to: "/contact-us", status: 307 },
  "/about-me": { to: "/company#about", status: 307 },
} satisfies Record<string, Redirect>;

export type RedirectedPath = keyof typeof redirectsByPath;

/** The same, typed for a lookup by any path. */
export const redirects: Readonly<Record<string, Redirect>> = redirectsByPath;
