import type { Criterion } from "./criterion.ts";

/** Principles 3 and 4: understandable, robust. */
export const understandable: readonly Criterion[] = [
  ["3.1.1", "Language of page", "A", "supports", "axe on every page.", ["e2e/every-page"]],
  ["3.1.2", "Language of parts", "AA", "none", "Every page is in English alone."],
  ["3.2.1", "On focus", "A", "supports", "The focus changes nothing but how a control looks.", ["e2e/reading-order"]],
  ["3.2.2", "On input", "A", "supports", "A form is sent by its button alone; results of a search follow what is typed, and the focus stays.", ["e2e/search"]],
  ["3.2.3", "Consistent navigation", "AA", "supports", "Header and footer are the same on every page.", ["app/shell/root-layout.tsx"]],
  ["3.2.4", "Consistent identification", "AA", "supports", "What is named twice has one place in the code.", ["app/content/navigation.ts", "app/content/control-labels.ts"]],
  ["3.2.6", "Consistent help", "A", "supports", "The footer of every page has the ways to reach us, in one order.", ["app/shell/footer/footer-content.ts"]],
  ["3.3.1", "Error identification", "A", "supports", "Each rule of each field says so in words, at its field.", ["e2e/get-started", "e2e/error-catalogue", "e2e/without-script"]],
  ["3.3.2", "Labels or instructions", "A", "supports", "Every field has a label, and says whether it is required.", ["unit/field-typing", "e2e/contact-page"]],
  ["3.3.3", "Error suggestion", "AA", "supports", "Messages say what is asked for; a likely typing error in an address is named.", ["e2e/email-suggestion", "e2e/get-started"]],
  ["3.3.4", "Error prevention (legal, financial, data)", "AA", "none", "No form is a contract or an order."],
  ["3.3.7", "Redundant entry", "A", "supports", "The next form of the tab is filled from the last one.", ["e2e/last-form"]],
  ["3.3.8", "Accessible authentication (minimum)", "AA", "none", "Nobody signs in."],
  ["4.1.2", "Name, role, value", "A", "supports", "axe on every page and dialog; dialogs and lists have names.", ["e2e/every-page", "worker/controls"]],
  ["4.1.3", "Status messages", "AA", "supports", "Results, messages and the number of results are announced without taking the focus.", ["e2e/search", "e2e/error-catalogue"]],
];
