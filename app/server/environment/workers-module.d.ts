// The package of types declares it only together with globals that contradict those of a browser.
declare module "cloudflare:workers" {
  import type { Tracing } from "@cloudflare/workers-types";
  export const tracing: Tracing;
}
