import type { PlanMode } from "./plan.ts";

/** The versions of a landing page of which each visitor sees one. */
export const landingVariants = ["a", "b"] as const;

export type LandingVariant = (typeof landingVariants)[number];

/** Whether a text names a variant. */
export const isLandingVariant = (text: string | null | undefined): text is LandingVariant =>
  landingVariants.some((variant) => variant === text);

type HeroBlock = { kind: "hero"; headline: string; lead: string };

type FiguresBlock = {
  kind: "figures";
  figures: readonly { value: string; text: string }[];
  source: string;
};

type ProofBlock = {
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
  /** Whether search engines may list it. */
  isIndexed: boolean;
  blocks: readonly LandingBlock[];
  /** The blocks that variant b has in place of those of their kind; null without variants. */
  blocksOfB: readonly LandingBlock[] | null;
};
