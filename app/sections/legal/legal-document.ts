import type { PageLink } from "../../content/paths.ts";

/** A paragraph, or a list. */
type LegalBlock = string | readonly string[];

/** A policy: what it says of itself, and its sections. */
export type LegalText = {
  label: string;
  title: string;
  lead: string;
  /** Short facts beside the title. A date carries its machine-readable form. */
  facts: readonly { name: string; value: string; date?: string; href?: string }[];
  sections: readonly {
    /** Where links with a hash lead. */
    id: string;
    title: string;
    body: readonly LegalBlock[];
    links?: readonly PageLink[];
  }[];
};

/** Words that all policies share. */
export const legalContent = { contents: "On this page" } as const;
