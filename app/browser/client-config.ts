import type { ClientConfig } from "../lib/client-config-names.ts";

/** A setting of the operator that the Worker wrote into the page. */
export const clientConfig = (name: keyof ClientConfig): string | undefined =>
  document.documentElement.getAttribute(name) ?? undefined;
