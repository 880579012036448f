import type { PageMeta } from "../../lib/page-meta.ts";
import { formatFactor } from "../../lib/format-claim.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/use-cases/devops-acceleration",
  title: "DevOps acceleration",
  description: `Commit to Git and AIOI plans, deploys, watches and rolls back: Terraform, canary and blue-green releases, ${formatFactor(claims.deploymentFactor)} faster deployment.`,
  keywords: [
    "DevOps automation",
    "GitOps",
    "CI/CD",
    "Terraform",
    "canary deployment",
    "blue-green deployment",
    "autoscaling",
  ],
};
