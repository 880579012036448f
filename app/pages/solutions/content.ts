import { claims } from "../../content/site.ts";

/** The four questions of the chooser, in the order they are asked. */
export const solutionQuestions = [
  { id: "privacy", question: "May the records leave the building?" },
  { id: "edge", question: "Can it wait for a round trip?" },
  { id: "router", question: "Is one model right for every request?" },
  { id: "rollout", question: "Is somebody free to run it?" },
] as const;

/** The two answers, by the letter that stands in the address. */
export const answerLabels = { y: "Yes", n: "No" } as const;

/** Id of the chooser. */
export const chooserId = "chooser";

/** Content of the hydrated parts of `/solutions`; the rest is in `static-content.ts`. */
export const solutionsContent = {
  headline: ["Four questions pick", "your first project."],
  lead: "Answer yes or no. The first no is where you start.",
  start: "Get started",
  consult: "Request consultation",
  planLabel: "Your plan",
  source:
    "The order is ours: what cannot be changed later is asked first. Drawn as an illustration; figures as stated by AIOI.",
  consultation: {
    id: "consultation",
    label: "Hourly consulting",
    headline: "An engineer for an afternoon.",
    lead: "Bring the workload to an engineer who has moved one like it. You leave with a plan in writing: what to move first, where it runs and what it costs.",
    action: "Request consultation",
  },
  closing: {
    headline: ["Name the problem,", "and we sketch the boundary."],
    promise: `A solutions engineer answers within ${claims.replyHours}\u00a0hours and names what to move first.`,
    action: "Contact sales",
  },
} as const;
