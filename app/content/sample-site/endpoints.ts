import { getDollarsPer1000, getModel, type ModelName } from "./models.ts";

type SampleEndpoint = {
  name: string;
  model: ModelName;
  /** From 13:00 to 14:00. */
  requestsPerMinute: number;
  /** Of the whole day. */
  requests: number;
};

export const sampleEndpoints = [
  { name: "triage", model: "triage-70b", requestsPerMinute: 31, requests: 21_226 },
  { name: "panel-read", model: "reader-12b", requestsPerMinute: 38, requests: 26_816 },
  { name: "letters", model: "letter-13b", requestsPerMinute: 9, requests: 6_724 },
  { name: "ocr-intake", model: "scan-2b", requestsPerMinute: 12, requests: 7_940 },
  { name: "search", model: "embed-s", requestsPerMinute: 21, requests: 16_122 },
  { name: "dictation", model: "speech-1b", requestsPerMinute: 3, requests: 2_188 },
] as const satisfies readonly SampleEndpoint[];

export type EndpointName = (typeof sampleEndpoints)[number]["name"];

/** @throws {Error} never for a name of the list */
export function getEndpoint(name: EndpointName): SampleEndpoint {
  const endpoint = sampleEndpoints.find((entry) => entry.name === name);
  if (!endpoint) throw new Error(`No sample endpoint is called ${name}`);
  return endpoint;
}

/** What an endpoint's answers of the day cost, in dollars and whole cents. */
export const getDayDollars = ({ model, requests }: SampleEndpoint): number =>
  Math.round((requests * getDollarsPer1000(getModel(model))) / 10) / 100;
