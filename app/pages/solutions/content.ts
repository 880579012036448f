import { claims } from "../../content/site.ts";

/** What the browser needs of the words of `/solutions`; the others stand in `solutions-body.ts`. */
export const solutionsContent = {
  headline: ["Four problems", "that stop a rollout."],
  lead: "Most pilots fail on something other than the model. These are the four reasons we meet most, and what removes each one.",
  consultation: {
    id: "consultation",
    label: "Hourly consulting",
    headline: "An engineer for an afternoon.",
    lead: "Bring the workload to an engineer who has moved one like it. You leave with a plan in writing: what to move first, where it runs and what it costs.",
    action: "Request consultation",
  },
  band: {
    headline: ["Name the problem.", "We sketch the boundary."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch.`,
    action: "Contact sales",
  },
} as const;
