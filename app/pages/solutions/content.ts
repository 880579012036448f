import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/solutions`; the rest is in `static-content.ts`. */
export const solutionsContent = {
  headline: ["Four questions pick", "your first project."],
  lead: "Answer four questions. The first no is your first project, and its room is drawn.",
  consultation: {
    id: "consultation",
    label: "Hourly consulting",
    headline: "An engineer for an afternoon.",
    lead: "Bring the workload to an engineer who has moved one like it. You leave with a plan in writing: what to move first, where it runs and what it costs.",
    action: "Request consultation",
  },
  closing: {
    headline: ["Name the problem.", "We sketch the boundary."],
    promise: `A solutions engineer answers within ${claims.replyHours} hours, and names what to move first.`,
    action: "Contact sales",
  },
} as const;
