import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { type ClientConfig, clientConfigNames } from "../lib/client-config-names.ts";

/**
 * What the operator set, as attributes of the page's `html` element. The Worker writes them into
 * pages that were drawn before, too; the browser takes them as they came.
 */
export const clientConfig = createIsomorphicFn()
  .server((): Partial<ClientConfig> => getGlobalStartContext()?.worker?.settings ?? {})
  .client((): Partial<ClientConfig> => {
    const root = document.documentElement;
    return Object.fromEntries(
      clientConfigNames.map((name) => [name, root.getAttribute(name) ?? undefined]),
    );
  });
