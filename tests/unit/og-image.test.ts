import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { Resvg } from "@resvg/resvg-wasm";
import { afterEach, expect, test, vi } from "vitest";

import { renderOgImage } from "../../app/server/renderer/render-og-image.ts";

// The renderer and the font as they are, loaded from their files: Node imports neither as workerd does.
vi.mock("@resvg/resvg-wasm/index_bg.wasm", () => ({
  default: new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")),
  ),
}));
vi.mock("../../app/server/renderer/fonts/host-grotesk-500.bin", () => {
  const path = join(import.meta.dirname, "../../app/server/renderer/fonts/host-grotesk-500.bin");
  return { default: new Uint8Array(readFileSync(path)).buffer };
});

afterEach(() => vi.restoreAllMocks());

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.slice(1, 4)).toString() === "PNG";

// In this order: once the renderer has started in this process, it is there.
test("a start of the renderer that failed, or that was taken down with its request, is tried again by the next request", async () => {
  vi.spyOn(WebAssembly, "instantiate")
    .mockRejectedValueOnce(new RangeError("Out of memory"))
    .mockReturnValueOnce(new Promise<WebAssembly.Instance>(() => undefined));
  await expect(renderOgImage("First")).rejects.toThrow("Out of memory");
  void renderOgImage("First");
  expect(isPng(await renderOgImage("First"))).toBe(true);
  expect(isPng(await renderOgImage("Second"))).toBe(true);
});

test("simultaneous requests for one image render it once, for two twice", async () => {
  const rendered = vi.spyOn(Resvg.prototype, "render");
  const images = await Promise.all(["One", "One", "Two", "One", "Two", "One"].map(renderOgImage));
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(images.every(isPng)).toBe(true);
  expect(Buffer.from(images[0] ?? []).equals(Buffer.from(images[3] ?? []))).toBe(true);
  expect(Buffer.from(images[0] ?? []).equals(Buffer.from(images[2] ?? []))).toBe(false);
});
