import { formatUnder } from "../../../lib/format-claim.ts";
import { claims } from "../../../content/site.ts";

/** Content of the hydrated parts of `/use-cases/edge-ai`. */
export const edgeAiContent = {
  hero: {
    crumb: "Use case: edge AI",
    headline: "Answered on the device, before the cloud hears the question.",
    lead: "AIOI compresses a model, signs it, and runs it where the sensor is. It keeps working when the link does not.",
    action: "Get started",
  },
  closing: {
    headline: ["Bring one device", "and one model."],
    promise: `We will have it answering in ${formatUnder(claims.deployMinutes, "minutes")}, with the link unplugged.`,
    action: "Contact sales",
  },
} as const;
