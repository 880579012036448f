import { claims } from "../../content/site.ts";

/** Content of the hydrated parts of `/aioi`; the rest is in `static-content.ts`. */
export const aioiContent = {
  headline: ["One install.", "Three layers.", "Your walls."],
  lead: "AIOI is the whole stack between a bare server and a working agent, delivered as one system.",
  start: "Get started",
  process: "Read the process",
  closing: {
    headline: ["Bring one workload.", "Keep your walls."],
    promise: `A platform engineer answers within ${claims.replyHours} hours, with the install plan for your site.`,
    action: "Contact sales",
  },
} as const;
