import type { PageLink } from "./paths.ts";

/** The pages of industries, with a sentence each, as menus and footer name them. */
export const industryLinks: readonly (PageLink & { note: string })[] = [
  { label: "Hospitals", href: "/for/hospitals", note: "Beside the record system, HL7 and FHIR" },
];
