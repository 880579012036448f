import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { typeScale } from "../../app/ui/type-scale.ts";
import { spacing } from "../../app/ui/uno-config.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

// "Spacing on 12 steps where a drawing does not need its own, font sizes on the type scale, widths by name."

const app = join(projectRoot, "app");

/** What the sheet of a drawing begins with. */
const ownMeasures = /^\/\*[^*]*[Ii]ts measures are its own\./;

/** What stands above one that a drawing or a control needs, with its reason. */
const offTheScale = /\/\* Off the scale: [^*]*\*\/\s*[^;{}]*[;{]/g;

const sheets = globSync("**/*.css", { cwd: app })
  .map((file) => [file, readFileSync(join(app, file), "utf8")] as const)
  .filter(([, css]) => !ownMeasures.test(css))
  .map(([file, css]) => ({
    file,
    css: css.replaceAll(offTheScale, "").replaceAll(/\/\*.*?\*\//gs, ""),
  }));

/** What does not fit of all values that a pattern finds, each with its sheet. */
const misfits = (pattern: RegExp, fits: (value: string) => boolean): string[] =>
  sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(pattern), ([whole, value = ""]) => ({ whole, value }))
      .filter(({ value }) => !fits(value))
      .map(({ whole }) => `${file}: ${whole.trim()}`),
  );

const lengths = (value: string, unit: string): number[] =>
  Array.from(value.matchAll(new RegExp(`([\\d.]+)${unit}\\b`, "g")), ([, length]) =>
    Number(length),
  );

describe("sheets that are not drawings", () => {
  test("have spacing on the steps; up to 3 px is a matter of optics", () => {
    const isStep = (pixels: number) => pixels <= 3 || spacing.includes(pixels);
    expect(
      misfits(/(?<=[{;]\s*)(?:padding|margin|(?:row-|column-)?gap)[a-z-]*: ([^;]+);/g, (value) =>
        lengths(value, "px").every(isStep),
      ),
    ).toEqual([]);
  });

  test("have font sizes of the type scale, in rem; paper has its own", () => {
    const sizes = Object.values(typeScale).flatMap((style) => lengths(style["font-size"], "rem"));
    expect(
      misfits(/(?<=[{;]\s*)font(?:-size)?: ([^;]+);/g, (value) => {
        const size = value.replace(/\/\s*[\d.]+\w*/, "");
        return (
          lengths(size, "px").length === 0 &&
          lengths(size, "rem").every((length) => sizes.includes(length)) &&
          (lengths(size, "vw").length === 0 || lengths(size, "rem").length > 0)
        );
      }),
    ).toEqual([]);
  });

  test("have lines that grow with their letters", () => {
    const heights = /(?:line-height: |(?<=font: [^;]*)rem\/)([\d.]+px)/g;
    expect(misfits(heights, () => false)).toEqual([]);
  });

  test("have conditions on widths by name, or as the name says it where a sheet knows no names", () => {
    const named = Array.from(
      readFileSync(join(app, "ui/media.css"), "utf8").matchAll(/@custom-media \S+ (\(.*\));/g),
      ([, condition = ""]) => condition,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(
      misfits(
        /@media ([^{]+)\{/g,
        (conditions) =>
          named
            .reduce((rest, condition) => rest.replaceAll(condition, ""), conditions)
            .search(/width/) === -1,
      ),
    ).toEqual([]);
  });
});
