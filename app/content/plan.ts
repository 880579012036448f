import { formatAtLeast } from "../lib/format.ts";
import { claims } from "./claims.ts";
import { tierRange } from "./tier-limits.ts";

/** The four ways to deploy, in the order of the tabs. */
export const planModes = ["cloud", "on-premise", "hybrid", "air-gapped"] as const;

export type PlanMode = (typeof planModes)[number];

/** Whether a text names a mode. */
export const isPlanMode = (text: string | undefined): text is PlanMode =>
  planModes.some((mode) => mode === text);

type ModeContent = {
  name: string;
  /** One line under the name. */
  line: string;
  /** Text alternative of the drawing. */
  description: string;
};

/** Labels of each mode. */
export const modeContent: Record<PlanMode, ModeContent> = {
  cloud: {
    name: "Cloud",
    line: "Your account, in any provider’s region.",
    description:
      "One boundary around your own account in a provider’s region. Signed models enter through one gate. Inference, agents, training and your data are inside. Other tenants are outside. Data out: 0 bytes.",
  },
  "on-premise": {
    name: "On-premises",
    line: "Your racks, your building, your network.",
    description:
      "One boundary around your building. Signed models enter through one gate. The gateway, inference and your data stand in the server room; agents and training run in the same building. Data out: 0 bytes.",
  },
  hybrid: {
    name: "Hybrid",
    line: "One boundary around both, joined by a private link.",
    description:
      "One boundary around two sites, your cloud account and your data center, joined by a private link. Agents and overflow jobs run in the cloud account; the gateway, inference and your data stay in the data center. Signed models enter through one gate. Data out: 0 bytes.",
  },
  "air-gapped": {
    name: "Air-gapped",
    line: "No network path. Models arrive on signed media.",
    description:
      "Two walls and no network path. Models arrive on signed media through an airlock, carried by hand. The gateway, inference, agents, training and your data are inside. Data out: 0 bytes.",
  },
};

/** Labels of the plan, the drawing of the boundary. */
export const planContent = {
  account: "your account",
  tenant: "another tenant",
  region: "provider region",
  building: "your building",
  serverRoom: "server room",
  cloudAccount: "your cloud account",
  dataCenter: "your data center",
  link: ["private", "link"],
  noPath: "no network path in or out",
  noPathShort: "no network path",
  modelsIn: `${formatAtLeast(claims.models)} models in`,
  mediaIn: "models in",
  signedOnly: "signed only",
  signedMedia: ["signed media,", "hand-carried"],
  signedMediaShort: "signed media",
  dataOut: "data out: 0 bytes",
  bytesOut: ["0 bytes", " out"],
  capacity: `${tierRange.min.cpus} to ${formatAtLeast(tierRange.max.cpus)} CPU`,
  gateway: ["gateway", "verify, sign"],
  inference: ["inference"],
  data: ["your data", "records, files"],
  agents: ["agents", "tools, policy"],
  burst: ["burst", "overflow jobs"],
  training: ["training", "tune, batch"],
} as const;

export type PlanContent = typeof planContent;
