import type { PageMeta } from "../../lib/page-meta.ts";
import { claims } from "../site.ts";

export const head: PageMeta = {
  path: "/use-cases/edge-ai",
  title: "Edge AI",
  description: `Inference on the device in ${claims.edgeLatency}, offline too, with ${claims.bandwidthSaving} less bandwidth. Models are compressed, signed and updated over the air.`,
  keywords: [
    "edge AI",
    "on-device inference",
    "offline AI",
    "model compression",
    "OTA updates",
    "federated learning",
  ],
};
