/** Numbers of the interface: waits, offsets and widths (spec section 9). */

/** How long a menu stays open after the pointer has left it. */
export const menuCloseDelayMs = 150;

/** Results follow a visitor who types after a pause of this length. */
export const searchPauseMs = 250;

/** The live chat loads when the browser is idle, and after this in any case. */
export const chatIdleTimeoutMs = 4000;

/** A live chat that takes longer than this to open has failed. */
export const chatOpenTimeoutMs = 15_000;

/** How long a button says that it copied. */
export const copiedMs = 2000;

/** How long a form that has arrived waits for the code of its receipt; then a toast alone says so. */
export const receiptWaitMs = 2000;

/** How long a form that was sent waits for the code of its island; then it posts without script. */
export const submitWaitMs = 4000;

/** A document of an article that takes longer than this is announced on the page that is left. */
export const loadingNoteDelayMs = 150;

/** What sliders come to is announced and written into the URL when a thumb has rested this long. */
export const sliderRestMs = 300;

/** How far ahead of the view a part that comes late is fetched. */
export const lateRootMargin = "300px";
