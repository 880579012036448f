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
