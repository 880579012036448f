import { samplePolicy } from "./policy.ts";
import { sampleDeployment } from "./request.ts";
import { cardHourDollars } from "./site.ts";

/** The shares of traffic that a new version of the deployment takes, in percent. */
export const canarySteps = [2, 10, 25, 50, 100] as const;

/** How long the rollout of that version took, in minutes; one more card ran meanwhile. */
export const rolloutMinutes = 26;

/** Dollars for that card. */
export const rolloutDollars = (rolloutMinutes / 60) * cardHourDollars;

/** The site's deployment as code, line by line. */
export function getTerraformLines(): readonly string[] {
  const { resource, name, model, replicas, targetLatencyMs } = sampleDeployment;
  return [
    `resource "${resource}" "${name}" {`,
    `  model  = "${model}"`,
    `  policy = file("${samplePolicy.file}")`,
    "",
    "  replicas {",
    `    min               = ${replicas.min}`,
    `    max               = ${replicas.max}`,
    `    target_latency_ms = ${targetLatencyMs}`,
    "  }",
    "  release {",
    '    strategy     = "canary"',
    `    steps        = [${canarySteps.join(", ")}]`,
    '    error_budget = "0.1%"',
    "  }",
    "}",
  ];
}
