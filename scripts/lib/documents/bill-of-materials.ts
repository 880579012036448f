import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { site } from "../../../app/content/site.ts";

const parts = [
  "gateway",
  "router",
  "inference",
  "agents",
  "store",
  "log",
  "console",
  "installer",
] as const;

/** The bill of materials of the release (CycloneDX), with the platform's own parts: sample content. */
export const billOfMaterials = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: {
    timestamp: `${currentRelease.day}T00:00:00Z`,
    component: { type: "platform", name: site.name, version: currentRelease.name },
    properties: [{ name: "note", value: "Sample document: the company is made up." }],
  },
  components: parts.map((name) => ({
    type: "container",
    name: `${site.name.toLowerCase()}-${name}`,
    version: currentRelease.name,
    licenses: [{ license: { name: "Proprietary" } }],
  })),
};
