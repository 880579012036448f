import { createFileRoute, notFound, redirect } from "@tanstack/react-router";

import { redirects } from "../config/redirects.ts";

/** Every address that no page has: it leads elsewhere, or nowhere (spec section 2). */
export const Route = createFileRoute("/$")({
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const [to, anchor = hash] = redirects[pathname]?.to.split("#") ?? [];
    if (to === undefined) throw notFound();
    throw redirect({
      href: `${to}${searchStr}${anchor === "" ? "" : `#${anchor}`}`,
      replace: true,
    });
  },
});
