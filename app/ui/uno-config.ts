import type { Rule } from "@unocss/core";
import { presetIcons } from "@unocss/preset-icons";
import { presetWind3, type Theme } from "@unocss/preset-wind3";
import type { VitePluginConfig } from "@unocss/vite";

import { colorNames } from "./color-names.ts";

/** Pixels of the drawing in rem, so that text follows the size a visitor has set. */
const rem = (pixels: number) => `${pixels / 16}rem`;
const fluid = (minPixels: number, widthPercent: number, maxPixels: number) =>
  `clamp(${rem(minPixels)},${widthPercent}vw,${rem(maxPixels)})`;

type Type = { size: string; leading: number | string; tracking?: number; weight?: number };

const display = ({ size, leading, tracking = 0, weight = 500 }: Type) => ({
  "font-size": size,
  "line-height": `${leading}`,
  "letter-spacing": `${tracking}em`,
  "font-weight": `${weight}`,
});

const mono = ({ size, leading, weight = 500 }: Type) => ({
  "font-family": "var(--mono)",
  ...display({ size, leading, weight }),
});

/** The type scale: one class a style, named as in the drawings. */
const type = {
  "num-2xl": display({
    size: "clamp(min(9.375rem,41vw),20.6vw,18.5rem)",
    leading: 0.72,
    tracking: -0.065,
  }),
  num: display({ size: fluid(64, 6.4, 92), leading: 0.86, tracking: -0.055 }),
  "num-xl": display({
    size: "clamp(3rem,min(22.6vw,8.6vw + 2rem),8.25rem)",
    leading: 0.8,
    tracking: -0.06,
  }),
  d0: display({ size: fluid(46, 6.4, 92), leading: 0.94, tracking: -0.045 }),
  d1p: display({ size: fluid(42, 6, 84), leading: 0.94, tracking: -0.04 }),
  d1: display({ size: fluid(40, 4.9, 70), leading: 0.98, tracking: -0.04 }),
  d2: display({ size: fluid(32, 3.35, 48), leading: 1.04, tracking: -0.034 }),
  d3: display({ size: fluid(24, 2, 28), leading: 1.16, tracking: -0.024 }),
  d4: display({ size: rem(20), leading: 1.28, tracking: -0.014 }),
  quote: display({ size: fluid(26, 2.4, 34), leading: 1.16, tracking: -0.028 }),
  price: display({ size: rem(40), leading: 1, tracking: -0.045 }),
  rate: display({ size: rem(84), leading: 0.85, tracking: -0.055 }),
  lead: display({ size: fluid(18, 1.4, 20), leading: 1.48, weight: 400 }),
  body: display({ size: rem(17), leading: 1.5, weight: 400 }),
  small: display({ size: rem(15), leading: 1.5, weight: 400 }),
  note: display({ size: rem(14.5), leading: rem(20), weight: 400 }),
  nav: display({ size: rem(15.5), leading: rem(24), weight: 450 }),
  button: display({ size: rem(16), leading: rem(20), tracking: -0.005 }),
  field: display({ size: rem(14.5), leading: rem(20) }),
  caption: display({ size: rem(15), leading: rem(22) }),
  source: display({ size: rem(14), leading: rem(20), weight: 400 }),
  log: mono({ size: rem(13), leading: rem(20) }),
  value: { ...mono({ size: rem(15), leading: rem(24) }), "font-variant-numeric": "tabular-nums" },
  cell: { ...mono({ size: rem(14), leading: rem(22) }), "font-variant-numeric": "tabular-nums" },
};

const typeRules = Object.entries(type).map(([name, css]): Rule<Theme> => [
  `t-${name}`,
  css,
  { layer: "shortcuts" },
]);

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

/** Utilities, type scale and icons of the whole site. */
export const unoConfig = (): VitePluginConfig => ({
  presets: [
    // First, so that a utility beside a style of the type scale changes it.
    { name: "type-scale", rules: typeRules },
    presetWind3({ dark: "media", preflight: "on-demand" }),
    presetIcons({ collections: { mark: icons } }),
  ],
  content: {
    pipeline: {
      include: [/\/app\/.*\.tsx(?:$|\?)/, /\/ui\/.*\.ts(?:$|\?)/],
    },
  },
  // Two of the layers of `scripts/lib/sheets.ts`.
  outputToCssLayers: { cssLayerName: (name) => (name === "icons" ? "icons" : "utilities") },
  // Words in our markup that UnoCSS would take for utilities; `transform` would add a dozen properties.
  blocklist: [
    "transform",
    "filter",
    "blur",
    "contrast",
    "invert",
    "px",
    "me",
    "h1",
    "h2",
    "tab",
    /^[mw]\d+$/,
  ],
  theme: {
    colors: Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
    fontFamily: { sans: "var(--sans)", mono: "var(--mono)" },
    // sm: beyond phones; md: navigation and spec sheet; lg: the plan beside the headline;
    // wide: roomy columns; xl: the full 1440 px drawing.
    breakpoints: { sm: "761px", md: "1024px", lg: "1100px", wide: "1280px", xl: "1440px" },
  },
  rules: [["hatch", { "background-color": "var(--ground)", "background-image": "var(--hatch)" }]],
  shortcuts: {
    // The four quarters of a page.
    quarters: "grid grid-cols-1 md:grid-cols-4",
    // Text begins 24 px after its rail, except in the first quarter.
    inset: "md:pl-24px",
    wall: "border-3.5px sm:border-4px border-wall",
    // Makes no scrolling box where a browser can do without one.
    "clip-x": "overflow-x-hidden supports-[overflow:clip]:overflow-x-clip",
  },
});
