import { claims } from "../../content/claims.ts";
import { autopilots } from "../../content/autopilots.ts";
import { consulting } from "../../content/tiers.ts";
import { keyUseCasesContent } from "../../content/use-cases.ts";
import {
  formatDollars,
  formatFactor,
  formatPercent,
  formatRange,
  formatUnder,
} from "../../lib/format.ts";
import type { solutionChoices } from "../../leads/form-fields.ts";

/** The four questions of the chooser, in the order they are asked. */
export const solutionQuestions = [
  { id: "privacy", question: "May the records leave the building?" },
  { id: "edge", question: "Can the answer wait for a round trip?" },
  { id: "router", question: "Is one model right for every request?" },
  { id: "rollout", question: "Is somebody free to run it?" },
] as const;

/** The two answers, by the letter that stands in the address. */
export const answerLabels = { y: "Yes", n: "No" } as const;

/** Id of the chooser. */
export const chooserId = "chooser";

const { privacy, router, edge, rollout } = keyUseCasesContent.rows;
const cloudLatency = `${formatRange(claims.latencyMs.cloud)} ms`;

/** Content of `/solutions`. */
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
  chooser: {
    label: "Where to start",
    first: "start here",
    next: "then",
    unanswered: "if the answer is no",
    nothing: "Nothing to build here.",
    /** The choice of the field Solution that a room stands for. */
    solutions: {
      privacy: "Private AI platform",
      edge: "Edge AI",
      router: "Model routing",
      rollout: "DevOps acceleration",
    } satisfies Record<string, (typeof solutionChoices)[number]>,
    notes: {
      privacy: "contracts, law, regulators",
      edge: `${cloudLatency} through a cloud`,
      router: "quality, price, speed",
      rollout: "releases, scaling, on call",
    },
    targets: { privacy, edge, router, rollout },
    sentences: {
      privacy: "One boundary around the records. Models come to them.",
      edge: "The model answers on the device, with or without a link.",
      router: "Each request goes to the model that passes your rules.",
      rollout: "Commit. Canary, cut-over and rollback run themselves.",
    },
    claims: {
      privacy: privacy.claim,
      edge: `${formatUnder(claims.latencyMs.device, "ms")} on the device`,
      router: router.claim,
      rollout: rollout.claim,
    },
    plan: {
      none: {
        title: "Answer four questions to see your plan.",
        text: "Or open a page: each link works without an answer.",
      },
      done: {
        title: "Four times yes: ask an engineer.",
        text: "Nothing stops the rollout. Bring the workload for an afternoon.",
      },
      titles: {
        privacy: "Start with privacy and sovereignty.",
        edge: "Start with edge AI.",
        router: "Start with the best model for each task.",
        rollout: "Start with DevOps acceleration.",
      },
    },
  },
  rooms: {
    inference: "inference",
    data: "your data",
    out: "0 bytes out",
    cloud: ["a cloud account", "will do"],
    records: "records",
    runtime: "edge runtime",
    runtimeTime: formatUnder(claims.latencyMs.device, "ms"),
    link: ["link down?", "it goes on"],
    wait: `${cloudLatency}, soon enough`,
    router: "router",
    rules: "4 rules",
    models: ["model A", "model B", `${claims.routedModels - 2}+ more`],
    one: "one model",
    commit: "commit",
    live: "100%",
    team: "your team",
  },
  industries: {
    label: "By industry",
    headline: "The same wall. Your systems in it.",
  },
  cases: {
    label: "By problem",
    headline: "You have heard it in a meeting.",
    rows: [
      {
        heard: "“Legal said no.”",
        text: "The model moves to the records: on-premises, in a private cloud or air-gapped. Every call is logged inside.",
        target: privacy,
        number: "0 bytes",
        unit: "out of your boundary",
      },
      {
        heard: "“The line had stopped by then.”",
        text: "A compressed model answers on the device and goes on when the link is down.",
        target: edge,
        number: formatUnder(claims.latencyMs.device, "ms"),
        unit: "on the device",
      },
      {
        heard: "“The bill doubled in March.”",
        text: "Rules of your own choose the model for each request, and the second one takes over when the first fails.",
        target: router,
        number: formatPercent(claims.costReductionPercent),
        unit: "lower AI cost",
      },
      {
        heard: "“Nobody deploys on a Friday.”",
        text: "Each commit becomes a release, with a canary, a switch and a way back.",
        target: rollout,
        number: formatFactor(claims.deploymentFactor),
        unit: "faster deployment",
      },
    ],
  },
  autopilots: {
    label: "Autopilots",
    headline: "Six autopilots for work that repeats.",
    rows: autopilots,
  },
  closing: {
    headline: ["Name the problem,", "and we sketch the boundary."],
    promise: `A solutions engineer answers within ${claims.replyHours}\u00a0hours and names what to move first.`,
    action: "Contact sales",
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
