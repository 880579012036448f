/** What moves by itself (spec sections 4 and 9). */

/** How what moves once sets out and arrives. */
export const ease = "cubic-bezier(0.2, 0, 0, 1)";

/** How long a slide of the hero is shown. */
export const carouselMs = 6000;

/** How fast packets travel along the wires of the plan, in units of the drawing. */
export const packetUnitsPerSecond = 120;

/** What no button stops stands still again after so many milliseconds (WCAG 2.2.2); sheets count their turns. */
export const withoutButtonMs = 5000;

/** How often a packet tries to leave, and what happens when, in milliseconds from its start. */
export const refusalMs = 6000;
export const refusalSteps = {
  stopped: 240,
  crossLights: 360,
  crossLit: 480,
  packetLeaves: 1080,
  packetGone: 1200,
  crossRests: 1280,
} as const;

/** How long a change of mode takes in the hero: the last of the delays in `home-hero.module.css`. */
export const modeChangeMs = 840;

/** How long the request of the console takes to a stop, and stands at it. */
export const requestStopMs = 480;

/**
 * What moves by itself stands still so long after a page has loaded, in milliseconds: its first view is
 * read first, and a first press is answered before any motion.
 */
export const restMs = 1500;
