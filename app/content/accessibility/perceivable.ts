import type { Criterion } from "./criterion.ts";

const noMedia = "The site has neither sound nor video.";

/** Principle 1: perceivable. */
export const perceivable: readonly Criterion[] = [
  ["1.1.1", "Non-text content", "A", "supports", "axe on every page. A drawing that says something has a text that says the same.", ["e2e/every-page", "e2e/home"]],
  ["1.2.1", "Audio-only and video-only", "A", "none", noMedia],
  ["1.2.2", "Captions (prerecorded)", "A", "none", noMedia],
  ["1.2.3", "Audio description or media alternative", "A", "none", noMedia],
  ["1.2.4", "Captions (live)", "AA", "none", noMedia],
  ["1.2.5", "Audio description (prerecorded)", "AA", "none", noMedia],
  ["1.3.1", "Info and relationships", "A", "supports", "axe on every page, and validators of HTML.", ["e2e/every-page", "worker/crawl", "worker/controls"]],
  ["1.3.2", "Meaningful sequence", "A", "supports", "Pages are read without styles; forms are read and tabbed through in one order.", ["worker/without-styles", "e2e/reading-order"]],
  ["1.3.3", "Sensory characteristics", "A", "supports", "Buttons and links say in text what they do.", ["worker/without-styles"]],
  ["1.3.4", "Orientation", "AA", "supports", "No style locks an orientation; every page is tried in windows of six widths.", ["e2e/words-grow"]],
  ["1.3.5", "Identify input purpose", "AA", "supports", "A table of every field of every form.", ["unit/field-typing"]],
  ["1.4.1", "Use of color", "A", "supports", "axe on links in text; forced colors in Chromium and Firefox.", ["e2e/every-page", "e2e/reading-order", "e2e/engines-wishes"]],
  ["1.4.2", "Audio control", "A", "none", noMedia],
  ["1.4.3", "Contrast (minimum)", "AA", "supports", "axe on every page, in light and in dark colors.", ["e2e/every-page", "unit/colors"]],
  ["1.4.4", "Resize text", "AA", "supports", "Every page is enlarged to 200 and 400 %.", ["e2e/words-grow"]],
  ["1.4.5", "Images of text", "AA", "supports", "Words in drawings are text.", ["app/ui/drawing-text.tsx"]],
  ["1.4.10", "Reflow", "AA", "supports", "Every page at 320 pixels: nothing scrolls sideways but wide tables and code in their own frames.", ["e2e/every-page", "e2e/words-grow"]],
  ["1.4.11", "Non-text contrast", "AA", "supports", "Walls are computed against each ground; fields and buttons have the color of text or of walls.", ["unit/colors"]],
  ["1.4.12", "Text spacing", "AA", "supports", "Every page with the criterion's spaces: nothing is cut.", ["e2e/words-grow"]],
  ["1.4.13", "Content on hover or focus", "AA", "supports", "Menus stay while they are pointed at, and Escape closes them.", ["e2e/shell"]],
];
