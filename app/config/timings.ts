/** Numbers of the interface: waits, offsets and widths (spec section 9). */

/** How long a menu stays open after the pointer has left it. */
export const menuCloseDelayMs = 150;

/** How long a pointer rests before a tooltip opens. */
export const tooltipDelayMs = 700;

/** Longest wait for the browser to be idle before the live chat loads anyway. */
export const chatIdleTimeoutMs = 4000;

/** How long a page may be on its way before something says so, and how long that then stays. */
export const pendingMs = 150;
export const pendingMinMs = 300;

/** A page that failed is fetched anew by itself, but not twice within this. */
export const reloadCooldownMs = 60_000;
