import { formatAtLeast, formatCount, formatDollars, formatPercent } from "../../../lib/format.ts";
import { claims } from "../../../content/claims.ts";
import { dearest } from "./router/content.ts";
import { timeoutMs } from "./router/failover.ts";

const { costReductionPercent } = claims;

/** What remains of a cost of 100 after the highest and after the lowest reduction. */
const leftPercent = {
  min: 100 - costReductionPercent.max,
  max: 100 - costReductionPercent.min,
};

/** A sample week, at the price of the dearest model in the drawing. */
const weekRequests = 1_000_000;
const weekDollars = (weekRequests / 1000) * dearest.price;
const routedDollars = {
  min: (weekDollars * leftPercent.min) / 100,
  max: (weekDollars * leftPercent.max) / 100,
};

/** Content of `/use-cases/best-model`. */
export const bestModelContent = {
  hero: {
    crumb: "Use case: the best model",
    headline: "The right model for each request.",
    lead: `AIOI scores ${formatAtLeast(claims.routedModels)} models for each request and sends it to the cheapest one that is good enough.`,
    action: "Get started",
  },
  router: {
    source: `Eight of ${formatAtLeast(claims.routedModels)} models, drawn as an illustration. Names, scores, prices and times are sample data; price and latency on log scales. A model that has not accepted a request after ${timeoutMs} ms counts as failed.`,
  },
  challenge: {
    label: "The Challenge",
    headline: "One model for everything is the wrong model for most of it.",
    items: [
      {
        title: "It costs too much",
        text: "The model that drafts your contracts also sorts your tickets, at the price of drafting contracts. The bill grows with every request, whatever it asked for.",
      },
      {
        title: "It has a weak side",
        text: "No model leads in code, languages, tables and tone at once. Choose one and you keep its gaps.",
      },
      {
        title: "It stops",
        text: "One outage, one rate limit, one retired version: every feature built on it stops too.",
      },
    ],
    proportions: [2, 1, 1],
  },
  platform: {
    label: "How AIOI does it",
    headline: `One address for your applications, ${formatAtLeast(claims.routedModels)} models behind it.`,
    capabilities: [
      {
        name: "Multi-model orchestration",
        text: `${formatAtLeast(claims.routedModels)} models behind one API: open, commercial and your own, alone or in a chain.`,
      },
      {
        name: "Smart routing",
        text: "Every model is scored on quality, price and speed before the request is sent.",
      },
      {
        name: "Performance monitoring",
        text: "Quality, latency and errors of every model, measured on your own traffic.",
      },
      {
        name: "Automatic optimization",
        text: "Scores follow the measurements. A model that slips loses traffic the same day.",
      },
      {
        name: "Failover",
        text: "When a model times out, the next one takes over in the same request.",
      },
      {
        name: "A/B testing",
        text: "Send a share of requests to a challenger; compare answers, price and speed.",
      },
      {
        name: "Custom routing rules",
        text: "Your rules come before any score: by data class, task, region, budget or customer.",
      },
      {
        name: "Cost analytics",
        text: "Spend by team, feature and model, down to the price of one request.",
      },
    ],
  },
  rules: {
    title: "Custom routing rules, first match wins",
    head: ["When", "Then", "Share of requests"],
    rows: [
      { when: "data is clinical", action: "on-premises models only", percent: 18 },
      { when: "errors above 1%", action: "fail over to the next score", percent: 2 },
      { when: "task is triage", action: "lowest price, quality 90 or more", percent: 47 },
      { when: "task is draft", action: "A/B test: 10% to the challenger", percent: 21 },
      { when: "otherwise", action: "best score", percent: 12 },
    ],
    source: "Sample rules and shares, drawn as an illustration.",
  },
  benefits: {
    label: "Key Benefits",
    headline: "Pay for the model a request needs, not for the one you signed up for.",
    items: [
      {
        number: formatPercent(claims.costReductionPercent),
        text: "AI cost reduction, because most requests never needed the largest model.",
      },
      {
        number: formatAtLeast(claims.routedModels),
        text: "models compete for each request: open, commercial and your own.",
      },
      {
        number: "Same request",
        text: "When a model fails, the next one answers the same request.",
      },
      { number: "Proof", text: "A/B tests show what a switch brings before you make it." },
    ],
    layout: "lead",
    cost: {
      before: "one large model for all requests",
      after: `routed by AIOI: ${leftPercent.min} to ${leftPercent.max}% is left to pay`,
      minPercent: leftPercent.min,
      maxPercent: leftPercent.max,
      description: `With one large model for all requests the cost is 100 percent; routed by AIOI it is ${leftPercent.min} to ${leftPercent.max} percent.`,
    },
    source:
      "Cost reduction and model count as stated by AIOI. The hatched part of the bar is the range.",
  },
  applications: {
    label: "Real-World Applications",
    items: [
      {
        title: "Content generation",
        text: "Outlines and variants go to a small model, the final draft to the one your editors rate best. Brand rules travel with each request.",
        steps: [
          ["outline", "small"],
          ["draft", "top rated"],
          ["translate", "language"],
        ],
      },
      {
        title: "Customer support",
        text: "A fast model answers most tickets. The hard ones go to a larger model, with the whole thread, before a person sees them.",
        steps: [
          ["sort", "small"],
          ["answer", "fast"],
          ["escalate", "large"],
        ],
      },
      {
        title: "Data analysis",
        text: "Queries go to a code model, long reports to one with a long context, and customer records to one on your own hardware.",
        steps: [
          ["query", "code"],
          ["records", "on-premises"],
          ["report", "long context"],
        ],
      },
    ],
  },
  closing: {
    headline: ["See what one week", "of your requests should cost."],
    promise: `A routing engineer answers within ${claims.replyHours}\u00a0hours, with a first set of rules.`,
    action: "Contact sales",
    bill: {
      title: "one week, sample bill",
      requests: `${formatCount(weekRequests)} requests`,
      one: ["one large model for all", formatDollars(weekDollars)],
      routed: [
        `routed, ${costReductionPercent.min} to ${costReductionPercent.max}% lower`,
        `${formatDollars(routedDollars.min)}–${formatCount(routedDollars.max)}`,
      ],
      percent: leftPercent,
      yours: "your week",
    },
  },
} as const;
