import { claims } from "../../content/site.ts";

const band = {
  headline: ["Name the job that repeats.", "Keep the decision."],
  promise: `An AI specialist answers within ${claims.replyHours} hours, with the roles and limits your agent would need.`,
  action: "Contact sales",
} as const;

/** What the browser needs of the words of `/autopilots`; the others stand in `autopilots-body.ts`. */
export const autopilotsContent = {
  headline: ["Six agents.", "Your boundary."],
  lead: "Each autopilot does one job, with the tools and records you give it. It runs where your data is, and a person approves what leaves.",
  start: "Get started",
  band,
} as const;

/** Words around the page of each autopilot. */
export const autopilotPageContent = {
  crumb: "Autopilots",
  start: "Get started",
  about: (name: string) => `Autopilot: ${name}`,
  band,
} as const;
