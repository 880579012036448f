import { formatDollars } from "../lib/format-dollars.ts";
import { caseWords } from "./home-use-cases.ts";
import { consulting } from "./pricing.ts";
import { claims } from "./site.ts";

const { privacy, router, edge, rollout } = caseWords.rows;

/** Words of `/solutions`. */
export const solutionsWords = {
  headline: ["Four problems", "that stop a rollout."],
  lead: "Most pilots fail on something other than the model. These are the four reasons we meet most, and what removes each one.",
  cases: { label: "By problem", rows: caseWords.rows, source: caseWords.source },
  decision: {
    label: "Where to start",
    headline: ["Ask four questions.", "The first no is your first project."],
    start: "your workload",
    no: "no",
    yes: "yes",
    questions: [
      {
        question: "May the records leave the building?",
        note: "contracts, law, regulators",
        target: privacy,
      },
      {
        question: "Can it wait for a round trip?",
        note: `${claims.cloudLatency} through a cloud`,
        target: edge,
      },
      {
        question: "Is one model right for every request?",
        note: "quality, price, speed",
        target: router,
      },
      {
        question: "Is somebody free to run it?",
        note: "releases, scaling, on call",
        target: rollout,
      },
    ],
    end: { label: "Four times yes: ask an engineer", href: "/solutions#consultation" },
    source:
      "The order is ours: what cannot be changed later is asked first. Drawn as an illustration.",
  },
  autopilots: {
    label: "Autopilots",
    headline: "Six agents for work that repeats.",
  },
  consultation: {
    id: "consultation",
    label: consulting.label,
    headline: "An engineer for an afternoon.",
    lead: "Bring the workload to an engineer who has moved one like it. You leave with a plan in writing: what to move first, where it runs and what it costs.",
    facts: [
      ["Rate", `${formatDollars(consulting.hourlyRate)} an hour`],
      ["Minimum", `${consulting.minimumHours} hours`],
      ["Response", `under ${consulting.responseHours} hours`],
      ["Hours", "24/7"],
      ["Where", "remote or on-site"],
    ],
    action: consulting.action,
  },
  band: {
    headline: ["Name the problem.", "We sketch the boundary."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch.`,
    action: "Contact sales",
  },
} as const;
