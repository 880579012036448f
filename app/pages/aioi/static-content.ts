import { formatAtLeast, formatFactor, formatPercent, formatUnder } from "../../lib/format-claim.ts";
import { claims } from "../../content/site.ts";
import { tierRange } from "../../content/tier-range.ts";

/** Content of `/aioi` between its header and the process. */
export const aioiStaticContent = {
  impact: {
    label: "Impact",
    figures: [
      {
        value: formatFactor(claims.deploymentFactor),
        text: "faster from commit to production",
        note: 1,
      },
      {
        value: formatPercent(claims.costReductionPercent),
        text: "lower AI cost with the router on",
        note: 1,
      },
      {
        value: formatPercent(claims.uptimePercent),
        text: `uptime, up to ${formatPercent(claims.enterpriseUptimePercent)} on enterprise tiers`,
        note: 2,
      },
      { value: formatAtLeast(claims.clients), text: "enterprise clients running on AIOI", note: 1 },
    ],
    sources: [
      "As stated by AIOI; what you measure depends on workload and hardware.",
      `By tier, from ${formatPercent(tierRange.min.uptimePercent)}: see Pricing.`,
    ],
  },
  /** The drawing of the three layers. */
  drawing: {
    description:
      "Three layers inside one boundary: agents, models, infrastructure. A live path runs from an agent through one model to one rack.",
    modelsIn: "models in",
  },
  /** Sample content, as the customer's story says it. */
  proof: {
    label: "Customer",
    figure: "70 min",
    figureText: "nightly calibration, down\u00a0from\u00a09\u00a0hours",
    quote:
      "We stopped asking whether the calibration had finished. We ask which of the two models won.",
    speaker: "Pavel Strand",
    role: "head of control at Corvane",
    facts: [
      ["Runs in", "air-gapped rack"],
      ["Installed in", "one afternoon"],
      ["Data out", "0 bytes"],
    ],
    link: "Read Corvane’s story",
    story: "corvane-quantum-calibration",
  },
} as const;

/** The four steps of the process on `/aioi` (spec section 2). */
export const processContent = {
  label: "Process",
  headline: "From nothing to a governed agent, before lunch.",
  need: "You need",
  get: "You get",
  steps: [
    {
      title: "Connect",
      text: "Point AIOI at a cloud account, a rack or an offline installer.",
      detail:
        "Run one signed installer, or let AIOI draw the boundary in your account with Terraform. It finds the processors, the storage and the network it may use, and shows you the wall before it stands.",
      needs: ["A cloud account, a rack or signed media", "A role that may create resources"],
      outcome: "A boundary with one gate, and an inventory of what is inside.",
      time: formatUnder(claims.connectMinutes, "min"),
      startOpen: false,
    },
    {
      title: "Deploy",
      text: "Choose a model, set the boundary, ship the first endpoint.",
      detail:
        "Pick from the catalog or upload weights. AIOI verifies the signature, sizes the hardware, and puts an authenticated endpoint inside your boundary. You see the plan before it runs.",
      needs: [
        "A connected target from step 1",
        "One role allowed to deploy",
        "A model, or the name of one",
      ],
      outcome: "A private endpoint with logs, metrics and a rollback point.",
      time: formatUnder(claims.deployMinutes, "min"),
      startOpen: true,
    },
    {
      title: "Integrate",
      text: "Give agents the tools and the records they may touch.",
      detail:
        "Connect the systems your people already use, from the CRM to the file share. Each connection gets a role, a list of allowed calls and a budget. An agent sees what its role sees, and nothing else.",
      needs: [
        "An endpoint from step 2",
        "Credentials for the tools, kept in your own vault",
        "An owner for each set of records",
      ],
      outcome: "An agent that does real work on real records, with your rules around it.",
      time: formatUnder(claims.integrateHours, "hour"),
      startOpen: false,
    },
    {
      title: "Govern",
      text: "Policies, audit and cost reports run from the first request.",
      detail:
        "Nothing to install. Every call is written to the log before it runs, can be replayed, and is charged to a team. A change of policy holds from the next request on.",
      needs: ["An auditor who may read the log", "A budget for each team"],
      outcome: "Evidence you can hand over: who asked, which model answered, what it cost.",
      time: "built-in",
      startOpen: false,
    },
  ],
} as const;
