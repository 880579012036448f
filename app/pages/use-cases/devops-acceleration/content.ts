import { claims } from "../../../content/site.ts";

/** What the DevOps page says around its body: the part of it that answers to script. */
export const devopsContent = {
  hero: {
    crumb: "Use case: DevOps acceleration",
    headline: ["Commit.", "The rest runs itself."],
    lead: "You keep Git. AIOI plans, rolls out and watches each release, and takes one step back when errors rise.",
    action: "Get started",
  },
  band: {
    headline: ["Bring one service", "and its repository."],
    promise: `We will have its first deployment out in ${claims.firstDeployment}.`,
    action: "Contact sales",
  },
} as const;
