import { autopilotSlugs } from "../../content/paths.ts";
import { claims, site } from "../../content/site.ts";
import { tierLimits } from "../../content/tier-limits.ts";
import { formatAtLeast, formatPercent } from "../../lib/format-claim.ts";

/** Content of the hydrated parts of `/aioi`; the rest is in `static-content.ts`. */
export const aioiContent = {
  headline: ["One install.", "Three layers.", "Your walls."],
  lead: "AIOI is the whole stack between a bare server and a working agent, delivered as one system.",
  start: "Get started",
  process: "Read the process",
  architecture: {
    label: "Architecture",
    headline:
      "Each layer can be used alone. Together they share one boundary, one policy and one log.",
    layers: [
      {
        title: "Agent framework",
        text: "Agents plan, call tools and hand work to each other under a policy you write.",
        facts: [
          [`From ${tierLimits.explorer.name}`, `${autopilotSlugs.length} autopilots`],
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
        text: "The same install on any ground. It watches itself, scales itself and updates itself.",
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
  closing: {
    headline: ["Run one workload", "inside your walls."],
    promise: `A platform engineer answers within ${claims.replyHours} hours, with the install plan for your site.`,
    command: ["aioi plan", "--dry-run"],
    says: "prints the wall before it stands",
    copy: "Copy",
    copied: "Copied",
    action: "Contact sales",
  },
} as const;
