/** Compiled by the platform when the Worker is uploaded. */
declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

/** A file as it is. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
