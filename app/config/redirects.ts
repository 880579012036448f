type Move = { to: string; status: 307 | 308 };

/**
 * Addresses that lead elsewhere (spec section 2, "Redirects"). 308 for those that moved for good,
 * 307 for those that may get a page of their own one day.
 */
const moves = {
  "/automations": { to: "/solutions", status: 308 },
  "/apps": { to: "/solutions", status: 308 },
  "/insights": { to: "/resources", status: 307 },
  "/updates": { to: "/resources", status: 307 },
  "/hire-me": { to: "/contact-us", status: 307 },
  "/request-demo": { to: "/contact-us", status: 307 },
  "/about-me": { to: "/company#about", status: 307 },
} satisfies Record<string, Move>;

export type RedirectedPath = keyof typeof moves;

/** The same, to look up any address. */
export const redirects: Readonly<Record<string, Move>> = moves;
