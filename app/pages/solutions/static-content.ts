import { formatDollars } from "../../lib/format-dollars.ts";
import { keyUseCasesContent } from "../../content/use-cases.ts";
import { consulting } from "../../content/prices.ts";
import { formatRange } from "../../lib/format-claim.ts";
import { claims } from "../../content/site.ts";

const { privacy, router, edge, rollout } = keyUseCasesContent.rows;

/** Content of the static part of `/solutions`. */
export const solutionsStaticContent = {
  cases: { label: "By problem", rows: keyUseCasesContent.rows, source: keyUseCasesContent.source },
  decision: {
    label: "Where to start",
    headline: ["Four questions pick", "your first project."],
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
        note: `${formatRange(claims.latencyMs.cloud)} ms through a cloud`,
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

/** Rate and availability of hourly consulting (spec section 9). */
export const consultingFacts = [
  ["Rate", `${formatDollars(consulting.hourlyRate)} an hour`],
  ["Minimum", `${consulting.minimumHours} hours`],
  ["Response", `under ${consulting.responseHours} hours`],
  ["Hours", "24/7"],
  ["Where", "remote or on-site"],
] as const;
