import { initWasm, Resvg } from "@resvg/resvg-wasm";
import renderer from "@resvg/resvg-wasm/index_bg.wasm";

import { ogImages } from "../../config/cache-lifetimes.ts";
import { createLru } from "../../lib/lru.ts";
import font from "./fonts/host-grotesk-500.bin";
import { ogImageSvg } from "./og-image-svg.ts";

/** The last images of this isolate by title. */
const inMemory = createLru<Uint8Array<ArrayBuffer>>(ogImages.inMemory);

/**
 * Renders the Open Graph image of an article, a PNG of 1200 by 630. The renderer (WebAssembly) is
 * loaded with this file, and this file only when such an image is requested.
 */
export async function renderOgImage(title: string): Promise<Uint8Array<ArrayBuffer>> {
  await startRenderer();
  // Nothing below is asynchronous: of simultaneous requests for one image the first renders it and the
  // others find it in memory, and none depends on a promise of another request.
  const cached = inMemory.get(title);
  if (cached) return cached;
  const image = render(title);
  inMemory.set(title, image);
  return image;
}

/** Every request starts the renderer until it runs: a start may fail, or end with its request. */
async function startRenderer(): Promise<void> {
  if (isRunning()) return;
  try {
    await initWasm(renderer);
  } catch (thrown) {
    // The renderer refuses a second start; another request may have been first.
    if (!isRunning()) throw thrown;
  }
}

function isRunning(): boolean {
  try {
    new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').free();
    return true;
  } catch {
    return false;
  }
}

function render(title: string): Uint8Array<ArrayBuffer> {
  const svg = new Resvg(ogImageSvg(title), {
    font: { fontBuffers: [new Uint8Array(font)], defaultFontFamily: "Host Grotesk" },
  });
  const image = svg.render();
  try {
    // A copy: the PNG lies in the renderer's memory, which is freed below.
    return new Uint8Array(image.asPng());
  } finally {
    image.free();
    svg.free();
  }
}
