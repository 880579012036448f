import type { Overview } from "./overviews.ts";
import type { UseCaseSlug } from "./routes.ts";
import { claims } from "./site.ts";

const band = {
  headline: ["Show us the workload.", "We show you the boundary."],
  promise: `An AI specialist answers within ${claims.replyHours} hours, with a deployment sketch.`,
  action: "Contact sales",
} as const;

/** Overviews of `/use-cases/$slug`. */
export const overviewsByUseCase: Record<UseCaseSlug, Overview> = {
  "privacy-sovereignty": {
    label: "Use case: privacy and sovereignty",
    headline: ["The model comes", "to the records."],
    lead: "Run AI where the data already is: on-premise, in a private cloud or air-gapped. There is nothing to send, so there is nothing to leak.",
    facts: [
      {
        title: "Zero exfiltration",
        text: "One gate lets signed models in. Nothing opens outwards, and telemetry is not part of the install.",
        figure: "data out: 0 bytes",
      },
      {
        title: "Evidence for auditors",
        text: "Encryption at rest and in transit, role-based access, and an audit log of every read and every call.",
        figure: "GDPR · HIPAA · SOC 2",
      },
      {
        title: "Where it is used",
        text: "Healthcare, financial services, government and defense: places where the records decide where the work happens.",
        figure: "3 industries",
      },
    ],
    band,
  },
  "best-model": {
    label: "Use case: the best model",
    headline: ["The right model", "for each request."],
    lead: "One model for everything is slow where it should be quick and dear where it should be cheap. A router decides for each request.",
    facts: [
      {
        title: "Routing",
        text: "Each request is scored on quality, price and speed. Your own rules come first.",
        figure: `${claims.routedModels} models`,
      },
      {
        title: "Failover",
        text: "When a model times out the next one takes over, in the same request. Performance is watched all the time.",
      },
      {
        title: "Cost",
        text: "A/B tests show which model earns its price, and cost analytics show where the rest goes.",
        figure: `${claims.costReduction} lower AI cost`,
      },
      {
        title: "Where it is used",
        text: "Content generation, customer support and data analysis: many requests, no two alike.",
      },
    ],
    band,
  },
  "edge-ai": {
    label: "Use case: edge AI",
    headline: ["Answer before", "the part has moved."],
    lead: "A machine cannot wait for a cloud round trip. The model runs on the device, with the network or without it.",
    facts: [
      {
        title: "On the device",
        text: `A cloud round trip takes ${claims.cloudLatency}. Inference on the device does not leave it.`,
        figure: claims.edgeLatency,
      },
      {
        title: "Offline",
        text: "The runtime keeps answering when the link is down, and syncs when it is back.",
        figure: `${claims.bandwidthSaving} less bandwidth`,
      },
      {
        title: "Updates",
        text: "Models are compressed, signed and pushed over the air. Federated learning returns weight updates, never records.",
      },
      {
        title: "Where it is used",
        text: "IoT and smart devices, manufacturing and Industry 4.0, autonomous systems.",
      },
    ],
    band,
  },
  "devops-acceleration": {
    label: "Use case: DevOps acceleration",
    headline: ["Commit.", "The rest runs itself."],
    lead: "You keep Git. Planning, rollout, scaling and rollback happen without a platform team.",
    facts: [
      {
        title: "From commit to production",
        text: "Git-based workflows and CI/CD turn a commit into a plan in Terraform, and the plan into a release.",
        figure: `${claims.fasterDeployment} faster deployment`,
      },
      {
        title: "No leap in the dark",
        text: "Canary and blue-green releases move the traffic in steps, and move it back when a figure drops.",
      },
      {
        title: "Watched",
        text: "Autoscaling, observability and cost tracking are there from the first release.",
        figure: `${claims.uptime} uptime`,
      },
      {
        title: "Where it is used",
        text: "Rapid prototyping, production scaling and deployment to many environments at once.",
      },
    ],
    band,
  },
};
