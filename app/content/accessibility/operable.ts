import type { Criterion } from "./criterion.ts";

/** Principle 2: operable. */
export const operable: readonly Criterion[] = [
  ["2.1.1", "Keyboard", "A", "supports", "Every form, menu, tab, slider and dialog is used by keys alone.", ["e2e/reading-order", "e2e/get-started", "e2e/shell", "e2e/pricing"]],
  ["2.1.2", "No keyboard trap", "A", "supports", "Escape closes each dialog and menu, and the focus goes back.", ["e2e/get-started", "e2e/shell", "e2e/engines"]],
  ["2.1.4", "Character key shortcuts", "A", "none", "No single letter is a shortcut."],
  ["2.2.1", "Timing adjustable", "A", "supports", "Nothing ends by itself but short messages, which stay while they are pointed at; what is typed is kept.", ["e2e/error-catalogue", "unit/drafts"]],
  ["2.2.2", "Pause, stop, hide", "A", "supports", "What moves by itself has a button that stops it, and stands still under reduced motion.", ["e2e/home", "e2e/motion", "e2e/engines-wishes"]],
  ["2.3.1", "Three flashes or below threshold", "A", "supports", "Each motion is stepped through; none flashes.", ["e2e/motion"]],
  ["2.4.1", "Bypass blocks", "A", "supports", "The first link of every page skips to its content.", ["app/ui/skip-link.tsx"]],
  ["2.4.2", "Page titled", "A", "supports", "Titles are unique and name the page; that of a failed form begins with \"Error:\".", ["worker/crawl", "worker/kept-words"]],
  ["2.4.3", "Focus order", "A", "supports", "Dialogs are tabbed through in the order in which they are read.", ["e2e/reading-order"]],
  ["2.4.4", "Link purpose (in context)", "A", "supports", "axe on every page; links say in text where they lead.", ["e2e/every-page", "worker/without-styles"]],
  ["2.4.5", "Multiple ways", "AA", "supports", "Menus, a search, and a page that lists all pages.", ["e2e/search", "unit/page-registry"]],
  ["2.4.6", "Headings and labels", "AA", "supports", "One heading of the first level on each page; every field has its label.", ["worker/crawl", "unit/field-typing"]],
  ["2.4.7", "Focus visible", "AA", "supports", "One rule draws an outline around whatever has the focus.", ["app/ui/base.css"]],
  ["2.4.11", "Focus not obscured (minimum)", "AA", "supports", "The page scrolls so that what has the focus stands below the header.", ["app/ui/base.css", "e2e/reading"]],
  ["2.5.1", "Pointer gestures", "A", "none", "Nothing asks for a path or for two fingers."],
  ["2.5.2", "Pointer cancellation", "A", "supports", "Links and buttons are the browser's own and answer when they are released.", ["app/ui/button.tsx", "app/ui/link.tsx"]],
  ["2.5.3", "Label in name", "A", "supports", "On every page each name holds the words that are seen.", ["worker/controls"]],
  ["2.5.4", "Motion actuation", "A", "none", "Nothing follows the motion of a device."],
  ["2.5.7", "Dragging movements", "AA", "supports", "Sliders are the browser's own: a press or a key moves them too.", ["e2e/pricing", "e2e/compare"]],
  ["2.5.8", "Target size (minimum)", "AA", "supports", "On a phone everything that is pressed is at least 44 pixels high.", ["e2e/every-page"]],
];
