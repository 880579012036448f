import { formatPercent } from "../lib/format.ts";
import { claims } from "./claims.ts";

/** The drawings that a story or a case can have. */
export type CoverName =
  | "kesselbrook"
  | "harrow"
  | "endovara"
  | "corvane"
  | "laborwright"
  | "circuit"
  | "rooms"
  | "cycle";

/** The drawing of each story by its slug. A story that is not named here has a plan made from its slug. */
export const storyCovers: ReadonlyMap<string, CoverName> = new Map([
  ["corvane-quantum-calibration", "corvane"],
  ["laborwright-workforce-development", "laborwright"],
  ["endovara-hormonal-health", "endovara"],
  ["kesselbrook-castings-edge-inspection", "kesselbrook"],
  ["harrow-tide-mutual-private-assistants", "harrow"],
]);

/** The number that each of these stories is about, as its title or its facts have it. */
export const storyNumbers: ReadonlyMap<string, { number: string; unit: string }> = new Map([
  ["harrow-tide-mutual-private-assistants", { number: "26 days", unit: "to production" }],
  ["kesselbrook-castings-edge-inspection", { number: "4 ms", unit: "to an answer" }],
  [
    "endovara-hormonal-health",
    { number: formatPercent(claims.diagnosisAccuracyPercent), unit: "accuracy" },
  ],
  ["laborwright-workforce-development", { number: "11 min", unit: "to a proposal" }],
  ["corvane-quantum-calibration", { number: "70 min", unit: "a night" }],
]);

/** Text alternatives: what is seen, and what the number measures. */
export const coverDescriptions: Record<CoverName, string> = {
  kesselbrook:
    "A pump housing on a belt with its crack framed; the answer comes 4 ms after the picture, long before the reject gate.",
  harrow:
    "An office plan in which a file passes the desks and reaches production; one square for each of 26 days.",
  endovara:
    "A blood panel, a diary and symptoms on one axis of 28 days; one line reads all three, right in most confirmed cases.",
  corvane:
    "A cryostat beside a night drawn to scale: calibration took nine hours and takes 70 minutes.",
  laborwright: "Routes from a lost job to a job; the chosen one is found 11 minutes after intake.",
  circuit:
    "A quantum circuit inside two walls with no path in or out; one measurement is live. The number is the company’s current value.",
  rooms:
    "Two rooms for two countries inside one wall; the model moves between them, the résumés stay. The number is the first year’s revenue.",
  cycle:
    "28 readings of two hormones against one reading a month; the day that decided is live. The number is the diagnosis accuracy.",
};
