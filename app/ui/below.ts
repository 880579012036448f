import type { CSSProperties } from "react";

/**
 * The height of what is in a section in px, without the section's own padding and borders: at 390 px, from
 * the width `--sm` on, at 820 px, and from `--md` on, at 1440 px.
 */
export type Heights = readonly [phone: number, tablet: number, desktop: number];

/**
 * Attributes of a section below the first screen. The browser neither styles nor draws it until a visitor
 * comes near, and takes these heights until then. What leaves the section's box is cut, and nothing in it
 * may be sticky.
 */
export const below = ([phone, tablet, desktop]: Heights): {
  "data-below": string;
  style: CSSProperties;
} => ({
  "data-below": "",
  style: { "--phone": `${phone}px`, "--tablet": `${tablet}px`, "--desktop": `${desktop}px` },
});
