import type { SitePath } from "./paths.ts";
import {
  formatAtLeast,
  formatFactor,
  formatPercent,
  formatRange,
  formatUnder,
  joinWithAnd,
} from "../lib/format.ts";
import { claims } from "./claims.ts";
import { planModes } from "./plan.ts";
import { rulebooks } from "./site.ts";

/** Content of the list of use cases, one row each, with the labels of its drawing. */
export const keyUseCasesContent = {
  label: "Key use cases",
  headline: ["Rollouts stop for four reasons.", "Each one has an answer."],
  source:
    "Cost, bandwidth and deployment figures as stated by AIOI. Compliance depends on your configuration.",
  rows: {
    privacy: {
      title: "Privacy and sovereignty",
      href: "/use-cases/privacy-sovereignty" satisfies SitePath,
      text: `Models run where the records already are. Encryption, roles and audit logs are part of the install. Controls for ${joinWithAnd(rulebooks)}.`,
      claim: `Controls for ${joinWithAnd(rulebooks)}`,
      number: { label: "places the wall can stand", value: String(planModes.length) },
      description: "Models come in through a gate in a wall; records are stopped before it.",
      drawing: { in: "models in", model: "model", records: "records" },
    },
    router: {
      title: "The best model for each task",
      href: "/use-cases/best-model" satisfies SitePath,
      text: `A router scores every request against ${formatAtLeast(claims.routedModels)} models on quality, price and speed, and fails over when one stops answering.`,
      claim: `${formatPercent(claims.costReductionPercent)} lower AI cost`,
      number: { label: "lower AI cost", value: formatPercent(claims.costReductionPercent) },
      description: "A request goes through a router. Model A timed out, so model B took over.",
      drawing: {
        request: "request",
        router: "router",
        models: ["model A", "model B", "model C", "model D"],
        more: `${claims.routedModels - 4}+ more`,
        failed: "timed out",
        tookOver: "took over",
      },
    },
    edge: {
      title: "Edge AI",
      href: "/use-cases/edge-ai" satisfies SitePath,
      text: "Compress a model, push it over the air, answer on the device. It keeps working when the link does not.",
      claim: `Up to ${formatPercent(claims.bandwidthSavingPercent)} less bandwidth`,
      number: {
        label: "maximum bandwidth saving",
        value: formatPercent(claims.bandwidthSavingPercent),
      },
      description: `Response time on a log scale: on device ${formatUnder(claims.latencyMs.device, "ms")}, cloud round trip ${formatRange(claims.latencyMs.cloud)} ms.`,
      drawing: {
        device: "on device",
        deviceTime: formatUnder(claims.latencyMs.device, "ms"),
        cloud: "cloud round trip",
        cloudTime: `${formatRange(claims.latencyMs.cloud)} ms`,
        ticks: ["1 ms", "10 ms", "100 ms", "1 s"],
      },
    },
    rollout: {
      title: "DevOps acceleration",
      href: "/use-cases/devops-acceleration" satisfies SitePath,
      text: "Commit to Git. AIOI plans, deploys, watches and rolls back: Terraform, canary and blue-green included.",
      claim: `${formatFactor(claims.deploymentFactor)} faster deployment`,
      number: { label: "faster deployment", value: formatFactor(claims.deploymentFactor) },
      description:
        "A new version takes over from the live one step by step, from 2 to 100 percent.",
      drawing: {
        live: "live version",
        next: "new version: 100%",
        first: "canary 2%",
        last: "cut-over, no downtime",
      },
    },
  },
} as const;

export type UseCaseRows = (typeof keyUseCasesContent)["rows"];
