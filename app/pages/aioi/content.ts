import { claims } from "../../content/site.ts";

/** What the browser needs of the words of `/aioi`; the others stand in `platform-body.ts`. */
export const platformContent = {
  headline: ["One install.", "Three layers.", "Your walls."],
  lead: "AIOI is the whole stack between a bare server and a working agent, delivered as one system.",
  start: "Get started",
  band: {
    headline: ["Bring one workload.", "Keep your walls."],
    promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch for your boundary.`,
    action: "Contact sales",
  },
} as const;
