import type { PlanMode } from "../../content/plan.ts";
import type { Frame, Label } from "./plan-geometry.ts";

const rim = "M24 16H1416V604H24Z";
const tenants = "M1216 226H1392V392H1216ZM1216 414H1392V580H1216Z";

const gateLabels = (wall: number): Label[] => [
  { contentKey: "modelsIn", at: [wall + 22, 114], outside: true },
  { contentKey: "signedOnly", at: [wall + 22, 198], note: true, outside: true },
];

/** The plan for low windows, 1440 × 620 units, by mode. */
export const shortFrames: Record<PlanMode, Frame> = {
  cloud: {
    walls: [{ d: "M48 40H1172V580H48Z" }],
    dashes: [
      { d: rim, dash: "6 5" },
      { d: tenants, dash: "6 5", fill: "var(--ground)" },
    ],
    labels: [
      { contentKey: "account", at: [48, 33] },
      { contentKey: "tenant", at: [1228, 248], note: true },
      { contentKey: "tenant", at: [1228, 436], note: true },
      { contentKey: "region", at: [1416, 617], note: true, anchor: "end" },
      ...gateLabels(1172),
    ],
    wall: 1172,
    gate: true,
  },
  "on-premise": {
    walls: [{ d: "M48 40H1300V580H48Z" }],
    dashes: [{ d: "M944 72H1276V552H944Z", dash: "4 4" }],
    labels: [
      { contentKey: "building", at: [48, 28] },
      { contentKey: "serverRoom", at: [956, 94], note: true },
      ...gateLabels(1300),
    ],
    wall: 1300,
    gate: true,
  },
  hybrid: {
    walls: [{ d: "M48 40H872V388H944V76H1300V580H944V492H872V580H48Z" }],
    dashes: [{ d: "M872 390v100M944 390v100", dash: "2 5" }],
    labels: [
      { contentKey: "cloudAccount", at: [48, 28] },
      { contentKey: "dataCenter", at: [944, 64] },
      { contentKey: "link", at: [908, 514], note: true, anchor: "middle" },
      ...gateLabels(1300),
    ],
    wall: 1300,
    gate: true,
  },
  "air-gapped": {
    walls: [{ d: "M40 32H1308V588H40Z", fill: "var(--ground)" }, { d: "M64 56H1284V564H64Z" }],
    dashes: [],
    labels: [
      { contentKey: "noPath", at: [40, 22] },
      { contentKey: "mediaIn", at: [1322, 94], outside: true },
      { contentKey: "signedMedia", at: [1322, 214], note: true, outside: true },
    ],
    wall: 1284,
    gate: false,
  },
};

/** Heights of the wires in the long form, and where they lie in the short one. */
const shortHeights = new Map([
  [164, 148],
  [220, 194],
  [262, 224],
  [265, 231],
  [328, 286],
  [365, 315],
  [384, 336],
  [410, 357],
  [428, 368],
  [465, 399],
  [472, 400],
  [500, 428],
  [516, 444],
  [528, 450],
  [532, 460],
  [565, 483],
]);

/** @throws {Error} for a height that no wire of the long form has */
export function toShortHeight(y: number): number {
  const short = shortHeights.get(y);
  if (short === undefined) throw new Error(`No wire of the plan lies at ${y}`);
  return short;
}
