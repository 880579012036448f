import { initWasm, Resvg } from "@resvg/resvg-wasm";
import renderer from "@resvg/resvg-wasm/index_bg.wasm";

import font from "./fonts/host-grotesk-500.bin";
import { ogImageSvg } from "./og-image-svg.ts";

let ready: Promise<void> | undefined;

/**
 * Draws the picture that other sites show for an article, with its title. The renderer (WebAssembly)
 * is loaded with this file, and this file only when such a picture is asked for.
 *
 * @param title of the article
 * @returns a PNG of 1200 by 630
 */
export async function renderOgImage(title: string): Promise<Uint8Array<ArrayBuffer>> {
  await (ready ??= initWasm(renderer));
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
