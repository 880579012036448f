import { claims } from "./site.ts";

/** Words of the home page. */
export const homeWords = {
  hero: {
    headline: ["Models come in.", "Data stays in."],
    lead: "AIOI deploys and scales AI and HPC workloads inside a line you draw: cloud, on-premise, hybrid or air-gapped. It runs itself, so you don’t staff a DevOps team.",
    primary: "Get started",
    secondary: "Why pilots stop",
  },
  crisis: {
    label: ["AI crisis", "What goes wrong without it"],
    figure: claims.pilotFailurePercent,
    headline: ["of AI pilots never reach production.", "The model is rarely the reason."],
    pilots: `${claims.pilotFailurePercent} of 100 pilots struck out.`,
    reasons: [
      {
        title: "The data can’t leave.",
        text: "Legal stops the project the week it needs real records.",
      },
      {
        title: "Nobody can run it.",
        text: "The pilot works on a laptop; production wants a platform team.",
      },
      {
        title: "One model, one bill.",
        text: "The price changes, the model is retired, the contract stays.",
      },
    ],
    figures: [
      { value: claims.models, text: "models you can bring in, open or your own", note: 2 },
      { value: claims.clients, text: "enterprise clients running on AIOI", note: 2 },
      {
        value: claims.uptime,
        text: `uptime, up to ${claims.enterpriseUptime} on enterprise tiers`,
        note: 3,
      },
      { value: "0 bytes", text: "of your data needed outside to run it", note: 4 },
    ],
    sources: [
      "Share of enterprise AI pilots that fail to reach production, as stated by AIOI.",
      "AIOI, own count.",
      "Service-level agreement by tier, see Pricing.",
      "No telemetry; see the architecture above.",
    ],
  },
  band: {
    headline: ["Bring the workload your", "legal team said no to."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
  },
} as const;

/** Labels of the plan, the drawing of a boundary around two sites. */
export const planWords = {
  description:
    "One boundary around two sites, your cloud account and your data center, joined by a private link. Agents and overflow jobs run in the cloud account; the gateway, inference and your data stay in the data center. Signed models enter through one gate. Data out: 0 bytes.",
  cloud: "your cloud account",
  dataCenter: "your data center",
  link: ["private", "link"],
  modelsIn: `${claims.models} models in`,
  signedOnly: "signed only",
  dataOut: "data out: 0 bytes",
  bytesOut: "0 bytes out",
  gateway: ["gateway", "verify, sign"],
  inference: ["inference"],
  data: ["your data", "records, files"],
  agents: ["agents", "tools, policy"],
  burst: ["burst", "overflow jobs"],
} as const;
