import { site } from "../../content/site.ts";

/** A phase of the company: whole years, the last one included; without an end it is open. */
export type Milestone = {
  name: string;
  from: number;
  to?: number;
  /** Sets its look in the drawing. */
  state: "done" | "current" | "planned" | "open";
  text: string;
};

/** Phases of the company (spec section 2, "Company"). */
export const milestones = [
  {
    name: "Seed",
    from: site.founded,
    to: 2022,
    state: "done",
    text: "One question, a lab, and the first model behind a customer’s wall.",
  },
  {
    name: "Growth",
    from: 2023,
    to: 2025,
    state: "current",
    text: "Regulated industries: the same release in clouds, server rooms and sealed sites.",
  },
  {
    name: "Scale",
    from: 2026,
    to: 2027,
    state: "planned",
    text: "Partners install more sites than we do.",
  },
  {
    name: "Unicorn",
    from: 2027,
    state: "open",
    text: "More regions, opened where customers ask for them.",
  },
] as const satisfies readonly Milestone[];

/** The years of a phase for display. */
export function yearsOf({ from, to }: Milestone): string {
  return to === undefined ? `${from}+` : `${from}–${to}`;
}
