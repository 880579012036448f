import { formatUnder } from "../../../lib/format-claim.ts";
import { claims } from "../../../content/site.ts";

/** Content of the hydrated parts of `/use-cases/devops-acceleration`. */
export const devopsAccelerationContent = {
  hero: {
    crumb: "Use case: DevOps acceleration",
    headline: ["Commit.", "The rest runs itself."],
    lead: "You keep Git. AIOI plans, rolls out and watches each release, and takes one step back when errors rise.",
    action: "Get started",
  },
  closing: {
    headline: ["Bring one service", "and its repository."],
    promise: `We will have its first deployment out in ${formatUnder(claims.deployMinutes, "minutes")}.`,
    action: "Contact sales",
  },
} as const;
