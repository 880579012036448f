import { claims } from "../../content/claims.ts";

/** Content of `/autopilots`; names and tools are in `content/autopilots.ts`. */
export const autopilotsContent = {
  headline: ["Six autopilots.", "Your boundary."],
  lead: "Each autopilot does one job, with the tools and records you give it. It runs where your data is, and a person approves what leaves.",
  start: "Get started",
  work: {
    label: "How an autopilot works",
    headline: "Every action is checked first and logged.",
    description:
      "Inside one boundary: a request comes in through a gate to an autopilot, which asks for role, tool and budget. The call is written to the log, then the tool runs. A person approves what leaves; unapproved, it is stopped before the wall.",
    entry: "a request comes in",
    inside: "your boundary",
    nodes: {
      agent: {
        name: "autopilot asks",
        note: "for each step",
        rows: ["role: may I?", "tool: is it mine?", "budget: is any left?"],
      },
      log: { name: "log", note: "written before the call runs, replayable after" },
      tool: { name: "tool", note: "your CRM, files, mail; on your network" },
      person: { name: "a person", note: "approves what leaves, or sends it back" },
    },
    refused: "unapproved: 0 bytes out",
    source: "Drawn as an illustration.",
  },
  list: { label: "Autopilots" },
  closing: {
    headline: ["Hand over the job that repeats", "and keep the decision."],
    promise: `An engineer answers within ${claims.replyHours}\u00a0hours, with the roles and limits your autopilot would need.`,
    action: "Contact sales",
  },
} as const;
