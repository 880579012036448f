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

const mono = (type: Type) => ({ "font-family": "var(--mono)", ...display(type) });

/** The type scale, named as in the drawings: one class a style, `t-` and its name. */
export const typeScale = {
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
  copy: display({ size: rem(16), leading: rem(24), weight: 400 }),
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
