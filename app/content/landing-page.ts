import type { PlanMode } from "./plan.ts";

/** The versions of a landing page of which each visitor sees one. */
export const landingVariants = ["a", "b"] as const;

export type LandingVariant = (typeof landingVariants)[number];

/** Whether a text names a variant. */
export const isLandingVariant = (text: string | null | undefined): text is LandingVariant =>
  landingVariants.some((variant) => variant === text);

type HeroBlock = { kind: "hero"; headline: string; lead: string };

/** A link in the file of a landing page, to a page of the site or to one of its documents. */
export type LandingLink = { label: string; href: string };

type FiguresBlock = {
  kind: "figures";
  figures: readonly { value: string; text: string }[];
  /** Where the figures come from, and a link that may end it. */
  source: string;
  link: LandingLink | null;
};

/** What one customer measured, in its own words. */
export type ProofBlock = {
  kind: "proof";
  number: string;
  numberText: string;
  quote: string;
  speaker: string;
  role: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Words of the link to the story, and the story's slug. */
  link: string;
  story: string;
};

type FormBlock = { kind: "form"; headline: string; promise: string };

/** A part of a landing page, as its file has it. */
export type LandingBlock = HeroBlock | FiguresBlock | ProofBlock | FormBlock;

/** What the drawing of a system shows below its name (docs/content.md). */
export const systemMarks = ["store", "films", "files", "zone"] as const;

type SystemMark = (typeof systemMarks)[number];

/** What the sheet of a document shows. */
export const documentMarks = ["signature", "exit"] as const;

type DocumentMark = (typeof documentMarks)[number];

/** A system of the customer's own, in the plan of an industry. */
export type IndustrySystem = { name: string; text: string; mark: SystemMark };

/** A task that a customer begins with, and whose name stands below what comes of it. */
type IndustryTask = {
  name: string;
  text: string;
  reads: string;
  writes: string;
  signs: string;
  result: string;
};

/** A clause of a law or a standard, and where the site shows what answers it. */
type IndustryClause = { clause: string; asks: string; answer: string; link: LandingLink };

/** What the page of an industry has beside the blocks of a landing page. */
export type Industry = {
  /** Its name in lists, a sentence or two about it, and the figure of its story in a few words. */
  name: string;
  summary: string;
  figure: string;
  /** Its place among the industries, the lowest number first. */
  order: number;
  plan: {
    /** Name of what the wall encloses. */
    place: string;
    systems: readonly IndustrySystem[];
    /** Name of what connects the systems, and its three ports. */
    interfaceName: string;
    ports: readonly string[];
    /** Where answers arrive, and what a person does there. */
    desks: readonly { name: string; text: string }[];
    signature: string;
    /** What the agents work on, and what never leaves. */
    agents: string;
    stays: string;
    /** A machine between inference and agents; null without one. */
    register: string | null;
    /** A sheet of paper outside the wall, its two lines; null without one. */
    outside: readonly [string, string] | null;
  };
  tasks: { headline: string; rows: readonly IndustryTask[] };
  clauses: { headline: string; rows: readonly IndustryClause[] };
  /** The document that is read first: what it says of itself, and what stands on its sheet. */
  document: {
    headline: string;
    text: string;
    title: string;
    kind: string;
    mark: DocumentMark;
    link: LandingLink;
  };
  /** Four facts about buying. */
  buying: readonly (readonly [name: string, value: string])[];
};

/** A landing page, from its file in `app/landing/` (docs/content.md). */
export type LandingPage = {
  title: string;
  description: string;
  /** Stored with each lead of the page. */
  campaign: string;
  /** The kind of lead that its form makes, and the slug of the tier that Get Started asks for. */
  form: "getStarted" | "contactPage";
  tier: string | null;
  /** The mode of the plan behind the headline. */
  plan: PlanMode;
  /** How its variants are divided among visitors; null where there is one. */
  split: "address" | "day" | null;
  /** Null for the page of a campaign, which search engines may not list. */
  industry: Industry | null;
  blocks: readonly LandingBlock[];
  /** The blocks that variant b has in place of those of their kind; null without variants. */
  blocksOfB: readonly LandingBlock[] | null;
};
