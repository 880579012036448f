import { formatDollars } from "../../lib/format-dollars.ts";
import { caseContent } from "../../content/use-cases.ts";
import { consulting } from "../../content/prices.ts";
import { claims } from "../../content/site.ts";

const { privacy, router, edge, rollout } = caseContent.rows;

/** Words of the parts of `/solutions` that answer to nobody. */
export const solutionsBody = {
  cases: { label: "By problem", rows: caseContent.rows, source: caseContent.source },
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
} as const;

/** What an hour with an engineer costs, and when it can be had (spec section 9). */
export const consultingFacts = [
  ["Rate", `${formatDollars(consulting.hourlyRate)} an hour`],
  ["Minimum", `${consulting.minimumHours} hours`],
  ["Response", `under ${consulting.responseHours} hours`],
  ["Hours", "24/7"],
  ["Where", "remote or on-site"],
] as const;
