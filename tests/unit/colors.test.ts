import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const css = readFileSync("app/ui/base.css", "utf8");
const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");

/** The first value that a part of the stylesheet gives a token. */
const token = (part: string, name: string) => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(part)?.[1];
  if (value === undefined) throw new Error(`No token --${name}`);
  return value;
};

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ["surface", "ground", "sunken", "inv"];

describe("tokens of the dark scheme", () => {
  it.each(grounds)("draw a wall on %s that is seen, and is quieter than text", (name) => {
    const ground = token(dark, name);
    const wall = contrast(token(dark, "wall"), ground);
    expect(wall).toBeGreaterThanOrEqual(3);
    expect(wall).toBeLessThan(contrast(token(dark, "ink2"), ground));
  });

  it("tell page, ground, closing CTA and footer apart", () => {
    const tones = [...["surface", "ground", "inv"].map((name) => token(dark, name)), "#000000"];
    for (const [index, tone] of tones.entries()) {
      for (const other of tones.slice(index + 1)) {
        expect(contrast(tone, other), `${tone} beside ${other}`).toBeGreaterThanOrEqual(1.08);
      }
    }
  });

  it.each(["surface", "ground", "sunken"])("keep the quietest text readable on %s", (name) => {
    expect(contrast(token(dark, "ink3"), token(dark, name))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(light, "ink3"), token(light, name))).toBeGreaterThanOrEqual(4.5);
  });
});
