import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { type PageSettings, settingNames } from "../lib/client-config-names.ts";

/**
 * What the operator set, as attributes of the page's `html` element. The Worker writes them into
 * pages that were drawn before, too; the browser takes them as they came.
 */
export const pageSettings = createIsomorphicFn()
  .server((): Partial<PageSettings> => getGlobalStartContext()?.worker?.settings ?? {})
  .client((): Partial<PageSettings> => {
    const root = document.documentElement;
    return Object.fromEntries(
      settingNames.map((name) => [name, root.getAttribute(name) ?? undefined]),
    );
  });
