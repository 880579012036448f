import { initWasm, Resvg } from "@resvg/resvg-wasm";
import renderer from "@resvg/resvg-wasm/index_bg.wasm";

import { ogImages } from "../../config/cache-lifetimes.ts";
import font from "./fonts/host-grotesk-500.bin";
import { ogImageSvg } from "./og-image-svg.ts";

/** The last pictures of this isolate by their titles, the oldest first. */
const inMemory = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * Draws the picture that other sites show for an article, with its title. The renderer (WebAssembly)
 * is loaded with this file, and this file only when such a picture is asked for.
 *
 * @param title of the article
 * @returns a PNG of 1200 by 630
 */
export async function renderOgImage(title: string): Promise<Uint8Array<ArrayBuffer>> {
  await startRenderer();
  // From here on nothing waits: of simultaneous requests for one picture the first renders it and the
  // others find it, and none depends on a promise of another request.
  const before = inMemory.get(title);
  if (before) return before;
  const picture = render(title);
  inMemory.set(title, picture);
  for (const oldest of inMemory.keys()) {
    if (inMemory.size <= ogImages.inMemory) break;
    inMemory.delete(oldest);
  }
  return picture;
}

/** Each request starts it by itself until it runs: a start may fail, or end with its request. */
async function startRenderer(): Promise<void> {
  if (isRunning()) return;
  try {
    await initWasm(renderer);
  } catch (thrown) {
    // It refuses a second start; another request may have been first.
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
  const picture = svg.render();
  try {
    // A copy: what the renderer gives lies in its own memory, which is freed below.
    return new Uint8Array(picture.asPng());
  } finally {
    picture.free();
    svg.free();
  }
}
