import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { type ClientConfig, clientConfigNames } from "../lib/client-config-names.ts";

/**
 * Settings of the operator, as attributes of the page's `html` element. The Worker also writes them
 * into prerendered and cached pages.
 */
export const clientConfig = createIsomorphicFn()
  .server((): Partial<ClientConfig> => getGlobalStartContext()?.worker?.clientConfig ?? {})
  .client((): Partial<ClientConfig> => {
    const root = document.documentElement;
    return Object.fromEntries(
      clientConfigNames.map((name) => [name, root.getAttribute(name) ?? undefined]),
    );
  });
