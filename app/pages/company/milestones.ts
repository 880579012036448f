import { site } from "../../content/site.ts";

/** A phase of the company: whole years, the last one included; without an end it is open. */
export type Milestone = {
  name: string;
  from: number;
  to?: number;
  /** Runs on until we say otherwise, also past its planned end. */
  current?: true;
  text: string;
};

/** Phases of the company (spec section 2, "Company"). */
export const milestones = [
  {
    name: "Seed",
    from: site.founded,
    to: 2022,
    text: "One question, a lab, and the first model behind a customer’s wall.",
  },
  {
    name: "Growth",
    from: 2023,
    to: 2025,
    current: true,
    text: "Regulated industries: one release in clouds, server rooms and sealed sites.",
  },
  { name: "Scale", from: 2026, to: 2027, text: "Partners install more sites than we do." },
  {
    name: "Unicorn",
    from: 2027,
    text: "More regions, opened where customers ask for them.",
  },
] as const satisfies readonly Milestone[];
