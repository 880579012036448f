import { autopilotSlugs } from "../../content/paths.ts";
import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { tiers } from "../../content/tiers.ts";
import { tierLimits, tierRange } from "../../content/tier-limits.ts";
import { formatAtLeast, formatFactor, formatPercent, formatUnder } from "../../lib/format.ts";

const explorerAgents = tiers.find(({ name }) => name === tierLimits.explorer.name)?.features.agents;

/** Content of `/aioi`. */
export const aioiContent = {
  headline: ["One install.", "Three layers.", "Your walls."],
  lead: "AIOI is the whole stack between a bare server and a working agent: agents, models and infrastructure, installed together.",
  start: "Get started",
  process: "Read the process",
  architecture: {
    label: "Architecture",
    headline: "Three layers, and all of them share one boundary, one policy and one log.",
    layers: [
      {
        title: "Agent framework",
        text: "Agents plan, call tools and hand work to each other under a policy you write.",
        facts: [
          [
            `On ${tierLimits.explorer.name}`,
            `${explorerAgents ?? ""}, from our ${autopilotSlugs.length} autopilots or your own`,
          ],
          ["Limits", "role, tool, budget"],
          ["Record", "every call, replayable"],
        ],
      },
      {
        title: "Models",
        text: "A router picks from what you allow. Bring open models, tuned ones or your own weights.",
        facts: [
          ["Catalog", `${formatAtLeast(claims.models)} models`],
          ["Routing", "quality, price, speed"],
          ["Failover", "automatic"],
        ],
      },
      {
        title: "Infrastructure",
        text: "The same install on any ground. It watches itself and scales itself. A signed update waits until you approve it, then installs itself.",
        facts: [
          ["Runs in", "cloud, on-premises, hybrid, air-gapped"],
          [
            "Uptime",
            `${formatPercent(claims.uptimePercent)}, up to ${formatPercent(claims.enterpriseUptimePercent)}, by tier`,
          ],
          ["Data centers", site.dataCenters.join(", ")],
        ],
      },
    ],
  },
  cases: {
    headline: "What it was built to solve.",
    rows: [
      { id: "privacy", text: "The model comes to the records." },
      { id: "router", text: "A router scores every request." },
      { id: "edge", text: "The answer is given on the device." },
      { id: "rollout", text: "A commit becomes a release." },
    ],
  },
  impact: {
    label: "Impact",
    numbers: [
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
    number: "70 min",
    numberText: "nightly calibration, down\u00a0from\u00a09\u00a0hours",
    quote:
      "We stopped asking whether the calibration had finished. We ask which of the two models won.",
    speaker: "Pavel Strand",
    role: "head of control at Corvane",
    facts: [
      ["Runs in", "air-gapped rack"],
      ["Installed in", "one afternoon"],
    ],
    link: "Read Corvane’s story",
    story: "corvane-quantum-calibration",
  },
  closing: {
    headline: ["Run one workload", "inside your walls."],
    promise: `A platform engineer answers within ${claims.replyHours} hours, with the install plan for your site.`,
    command: ["aioi plan", "--dry-run"],
    says: "It shows every change before it is made.",
    copy: "Copy",
    copied: "Copied",
    action: "Contact sales",
  },
} as const;

/** The four steps of the process on `/aioi` (spec section 2). */
export const processContent = {
  label: "Process",
  headline: "From a bare rack to a working agent before lunch.",
  need: "You need",
  get: "You get",
  steps: [
    {
      title: "Connect",
      text: "Point AIOI at a cloud account, a rack or an offline installer.",
      detail:
        "Run one signed installer, or let AIOI draw the boundary in your account with Terraform. It finds the processors, the storage and the network it may use, and shows every change before it is made.",
      needs: ["A cloud account, a rack or signed media", "A role that may create resources"],
      result: "A boundary with one gate, and an inventory of what is inside.",
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
      result: "A private endpoint with logs, metrics and a rollback point.",
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
      result: "An agent that does real work on real records, with your rules around it.",
      time: formatUnder(claims.integrateHours, "hour"),
      startOpen: false,
    },
    {
      title: "Govern",
      text: "Policies, audit and cost reports run from the first request.",
      detail:
        "There is nothing to install. Every call is written to the log before it runs, can be replayed, and is charged to a team. A change of policy holds from the next request on.",
      needs: ["An auditor who may read the log", "A budget for each team"],
      result: "Evidence you can hand over: who asked, which model answered, what it cost.",
      time: "built-in",
      startOpen: false,
    },
  ],
} as const;
