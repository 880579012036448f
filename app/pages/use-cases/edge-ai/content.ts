import { claims } from "../../../content/site.ts";

/** What the edge page says around its body: the part of it that answers to script. */
export const edgeContent = {
  hero: {
    crumb: "Use case: edge AI",
    headline: "Answered on the device, before the cloud hears the question.",
    lead: "AIOI compresses a model, signs it, and runs it where the sensor is. It keeps working when the link does not.",
    action: "Get started",
  },
  band: {
    headline: ["Bring one device", "and one model."],
    promise: `We will have it answering in ${claims.firstDeployment}, with the link unplugged.`,
    action: "Contact sales",
  },
} as const;
