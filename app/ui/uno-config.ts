import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Rule, Variant } from "@unocss/core";
import { presetIcons } from "@unocss/preset-icons";
import type { VitePluginConfig } from "@unocss/vite";

import { colorNames } from "./color-names.ts";
import { typeScale } from "./type-scale.ts";

// Iconify's format, a set of our own: one 16 px grid, 1.5 px strokes and square caps, which no
// published set has.
const icon = (path: string, width = 1.5) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="square"/></svg>`;

const icons = {
  "arrow-right": icon("M2.5 8h11M9.5 4l4 4-4 4"),
  "arrow-left": icon("M13.5 8h-11M6.5 4l-4 4 4 4"),
  "arrow-out": icon("M4 12 12 4M5.5 4H12v6.5", 1.4),
  plus: icon("M8 2v12M2 8h12"),
  minus: icon("M2 8h12"),
  copy: icon("M5.5 10.5h-3v-8h8v3M5.5 5.5h8v8h-8Z"),
  cross: icon("m3 3 10 10M13 3 3 13"),
  refused: icon("m3 3 10 10M13 3 3 13", 2.4),
  check: icon("m3 8.5 3.2 3L13 4.5", 1.6),
  dash: icon("M5 8h6"),
  "chevron-down": icon("m4.5 6.5 3.5 3.5 3.5-3.5"),
  search: icon("M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3l3.2 3.2"),
  menu: icon("M1 3.5h14M1 8h14M1 12.5h14"),
  pause: icon("M5.5 4.5v7m5-7v7", 3),
  play: icon("M5 3.5v9L12 8Z"),
};

/** The steps of spacing, in pixels. */
export const spacing = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 72, 96];

/** How wide text becomes, in pixels. */
const measures = [400, 420, 480, 520, 560, 640, 680, 960];

const words = {
  block: { display: "block" },
  inline: { display: "inline" },
  contents: { display: "contents" },
  flex: { display: "flex" },
  grid: { display: "grid" },
  hidden: { display: "none" },
  relative: { position: "relative" },
  "flex-col": { "flex-direction": "column" },
  "flex-wrap": { "flex-wrap": "wrap" },
  "flex-none": { flex: "none" },
  "min-w-0": { "min-width": "0" },
  // Older engines know `start` in a grid alone.
  "items-stretch": { "align-items": "stretch" },
  "items-start": { "align-items": "flex-start" },
  "items-end": { "align-items": "flex-end" },
  "items-center": { "align-items": "center" },
  "items-baseline": { "align-items": "baseline" },
  "self-end": { "align-self": "flex-end" },
  "self-center": { "align-self": "center" },
  "justify-end": { "justify-content": "flex-end" },
  "justify-between": { "justify-content": "space-between" },
  "content-start": { "align-content": "flex-start" },
  "col-span-full": { "grid-column": "1/-1" },
  "text-left": { "text-align": "start" },
  "text-right": { "text-align": "end" },
  "text-balance": { "text-wrap": "balance" },
  "text-pretty": { "text-wrap": "pretty" },
  underline: { "text-decoration-line": "underline" },
  "whitespace-nowrap": { "white-space": "nowrap" },
  "wrap-anywhere": { "overflow-wrap": "anywhere" },
  hatch: { "background-color": "var(--ground)", "background-image": "var(--hatch)" },
  "sr-only": {
    position: "absolute",
    width: "1px",
    height: "1px",
    padding: "0",
    margin: "-1px",
    overflow: "hidden",
    clip: "rect(0,0,0,0)",
    "white-space": "nowrap",
    "border-width": "0",
  },
  border: { "border-width": "1px" },
  "ml-auto": { "margin-inline-start": "auto" },
};

/** Left and right are the start and the end of a line. */
const sides = Object.entries({
  x: "inline",
  y: "block",
  t: "block-start",
  r: "inline-end",
  b: "block-end",
  l: "inline-start",
});

const steps = (name: string, property: string): Rule[] =>
  spacing.map((pixels) => [
    `${name}-${pixels === 0 ? 0 : `${pixels}px`}`,
    { [property]: `${pixels}px` },
  ]);

const counts = (name: string, property: string, value = (count: number) => `${count}`): Rule[] =>
  [1, 2, 3, 4, 5, 6].map((count) => [`${name}-${count}`, { [property]: value(count) }]);

/** How large icons are, in pixels. */
const iconSizes = [12, 13, 14, 15, 16, 20];

/** All utilities that there are, icons apart; the later wins. A build refuses any other. */
const rules: Rule[] = [
  ...Object.entries(typeScale).map(([name, css]): Rule => [`t-${name}`, css]),
  ...Object.entries(words),
  ...counts("grid-cols", "grid-template-columns", (count) => `repeat(${count},minmax(0,1fr))`),
  ...counts("col-span", "grid-column", (count) => `span ${count}/span ${count}`),
  ...counts("col-start", "grid-column-start"),
  ...counts("row-start", "grid-row-start"),
  ...counts("order", "order"),
  ...steps("m", "margin"),
  ...sides.flatMap(([name, side]) => steps(`m${name}`, `margin-${side}`)),
  ...steps("p", "padding"),
  ...sides.flatMap(([name, side]) => steps(`p${name}`, `padding-${side}`)),
  ...steps("gap", "gap"),
  ...steps("gap-x", "column-gap"),
  ...steps("gap-y", "row-gap"),
  ...iconSizes.map((pixels): Rule => [
    `size-${pixels}px`,
    { width: `${pixels}px`, height: `${pixels}px` },
  ]),
  ...[500, 550, 600].map((weight): Rule => [`font-${weight}`, { "font-weight": `${weight}` }]),
  ...measures.map((pixels): Rule => [`max-w-${pixels}px`, { "max-width": `${pixels}px` }]),
  ...sides.map(([name, side]): Rule => [`border-${name}`, { [`border-${side}-width`]: "1px" }]),
  ...colorNames.flatMap((name): Rule[] => [
    [`text-${name}`, { color: `var(--${name})` }],
    [`bg-${name}`, { "background-color": `var(--${name})` }],
    [`border-${name}`, { "border-color": `var(--${name})` }],
    [`fill-${name}`, { fill: `var(--${name})` }],
    [`stroke-${name}`, { stroke: `var(--${name})` }],
  ]),
];

/** `md:` is the width `(--md)` of `media.css`, `max-md:` is `(--below-md)`. The later wins. */
const conditions = [
  ...Array.from(
    readFileSync(join(import.meta.dirname, "media.css"), "utf8").matchAll(
      /@custom-media --([\w-]+) (.*);/g,
    ),
    ([, name = "", condition = ""]) => ({ name: name.replace("below-", "max-"), condition }),
  ),
  { name: "print", condition: "print" },
];

/** A utility may stand behind a named width or behind `print:`; what is hidden there is, whatever a class says. */
const behindCondition: Variant = (utility) => {
  const [, name, matcher] = /^([\w-]+):(.+)$/.exec(utility) ?? [];
  const order = conditions.findIndex((known) => known.name === name);
  const found = conditions[order];
  return found && matcher !== undefined
    ? {
        matcher,
        parent: [`@media ${found.condition}`, order],
        ...(matcher === "hidden" && { body: () => [["display", "none !important"]] }),
      }
    : undefined;
};

/** A link that is told by the pointer. Its color and thickness are those of all links (`base.css`). */
const underPointer: Variant = (utility) =>
  utility === "hover:underline"
    ? { matcher: "underline", selector: (selector) => `${selector}:hover` }
    : undefined;

/** Utilities, type scale and icons of the whole site. */
export const unoConfig = (): VitePluginConfig => ({
  presets: [presetIcons({ collections: { mark: icons } })],
  rules,
  variants: [behindCondition, underPointer],
  shortcuts: {
    // The four quarters of a page. On paper they flow: Firefox moves a row of a grid to the next sheet as a whole.
    quarters: "grid grid-cols-1 md:grid-cols-4 print:flex print:flex-col print:items-stretch",
    // Text begins 24 px after its rail, except in the first quarter.
    inset: "md:pl-24px",
  },
  content: {
    pipeline: {
      include: [/\/app\/.*\.tsx(?:$|\?)/, /\/ui\/.*\.ts(?:$|\?)/],
    },
  },
  // Two of the layers of `scripts/lib/sheets.ts`.
  outputToCssLayers: { cssLayerName: (name) => (name === "icons" ? "icons" : "utilities") },
});
