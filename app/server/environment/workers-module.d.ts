// The package of types declares it only together with globals that contradict those of a browser.
declare module "cloudflare:workers" {
  export const tracing: import("@cloudflare/workers-types").Tracing;
}
