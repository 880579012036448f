import { industries } from "./landing-pages.ts";
import type { PageLink } from "./paths.ts";

/** What menus say of these, where the sentence of their file is longer than a menu's line. */
const notes = new Map<string, string>([
  ["/for/hospitals", "Beside the record system, HL7 and FHIR"],
  ["/for/banks", "Beside the core, with a model register"],
  ["/for/public-sector", "In the registry, with or without a network"],
]);

/** The pages of industries as the menu names them. */
export const industryLinks: readonly (PageLink & { note: string })[] = industries.map(
  ({ name, path, summary }) => ({ label: name, href: path, note: notes.get(path) ?? summary }),
);
