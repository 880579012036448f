import type { CSSProperties } from "react";

/**
 * The height of what is in a section in px, without the section's own padding and borders: at 390 px, and
 * from the width `--md` on, at 1440 px.
 */
export type Heights = readonly [phone: number, desktop: number];

/**
 * Attributes of a section below the first screen. The browser neither styles nor draws it until a visitor
 * comes near, and takes these heights until then. What leaves the section's box is cut, and nothing in it
 * may be sticky.
 */
export const below = ([phone, desktop]: Heights): {
  "data-below": string;
  style: CSSProperties;
} => ({
  "data-below": "",
  style: { "--phone": `${phone}px`, "--desktop": `${desktop}px` },
});
