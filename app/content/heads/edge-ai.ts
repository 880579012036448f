import type { PageMeta } from "../../lib/page-meta.ts";
import { formatPercent, formatUnder } from "../../lib/format-claim.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/use-cases/edge-ai",
  title: "Edge AI",
  description: `Inference on the device in ${formatUnder(claims.latencyMs.device, "ms")}, offline too, with up to ${formatPercent(claims.bandwidthSavingPercent)} less bandwidth. Models are compressed, signed and updated over the air.`,
  keywords: [
    "edge AI",
    "on-device inference",
    "offline AI",
    "model compression",
    "OTA updates",
    "federated learning",
  ],
};
