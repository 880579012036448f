import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/autopilots`; the rest is in `content/autopilots.ts`. */
export const autopilotsContent = {
  headline: ["Six agents.", "Your boundary."],
  lead: "Each autopilot does one job, with the tools and records you give it. It runs where your data is, and a person approves what leaves.",
  start: "Get started",
  closing: {
    headline: ["Hand over the job that repeats", "and keep the decision."],
    promise: `An agent engineer answers within ${claims.replyHours}\u00a0hours, with the roles and limits your agent would need.`,
    action: "Contact sales",
  },
} as const;

/** Content that the pages of all autopilots share. */
export const autopilotPageContent = {
  crumb: "Autopilots",
  start: "Get started",
  about: (name: string) => `Autopilot: ${name}`,
} as const;
