// The package of types declares it only together with globals that contradict those of a browser.
declare module "cloudflare:workers" {
  import type { Tracing } from "@cloudflare/workers-types";
  export const tracing: Tracing;
}
/** Compiled by the platform when the Worker is uploaded. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** The bytes of a file. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
