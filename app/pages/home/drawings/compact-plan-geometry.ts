import type { PlanMode } from "../../../content/plan.ts";
import { type Frame, type Label, type Wire, wire } from "../../../sections/plan/plan-geometry.ts";

const modelsIn: Label = { contentKey: "modelsIn", at: [890, 24] };
const rim = "M32 40H992V560H32Z";

/** The plan of 1024 × 592 units for small notebooks, by mode. The machines stay where they are. */
export const compactFrames: Record<PlanMode, Frame> = {
  cloud: {
    walls: [{ d: rim }],
    dashes: [{ d: "M14 14H1010V582H14Z", dash: "6 5" }],
    labels: [
      { contentKey: "account", at: [32, 32] },
      { contentKey: "region", at: [992, 577], note: true, anchor: "end" },
      modelsIn,
    ],
    wall: 992,
    gate: true,
  },
  "on-premise": {
    walls: [{ d: rim }],
    dashes: [{ d: "M724 72H976V544H724Z", dash: "4 4" }],
    labels: [{ contentKey: "building", at: [32, 28] }, modelsIn],
    wall: 992,
    gate: true,
  },
  hybrid: {
    walls: [{ d: "M32 40H648V348H712V84H992V560H712V492H648V560H32Z" }],
    dashes: [{ d: "M648 350v140M712 350v140", dash: "2 5" }],
    labels: [
      { contentKey: "cloudAccount", at: [32, 28] },
      { contentKey: "dataCenter", at: [712, 66] },
      { contentKey: "modelsIn", at: [890, 66] },
    ],
    wall: 992,
    gate: true,
  },
  "air-gapped": {
    walls: [{ d: rim, fill: "var(--ground)" }, { d: "M50 58H974V542H50Z" }],
    dashes: [],
    labels: [
      { contentKey: "noPath", at: [32, 28] },
      { contentKey: "signedMediaShort", at: [890, 28] },
    ],
    wall: 974,
    gate: false,
  },
};

/** The top of the wall where models come in. */
export const compactGate = (mode: PlanMode) =>
  ({ hybrid: 84, "air-gapped": 58, cloud: 40, "on-premise": 40 })[mode];

/** Models come in along it. */
export const compactModelLine = (mode: PlanMode): Wire[] => [
  wire([852, mode === "air-gapped" ? 58 : -200, 852, 116], [852, mode === "air-gapped" ? 88 : 20]),
];

/** The other wires of the compact plan. Packets travel in the order of the points. */
export const compactWires: Wire[] = [
  wire([768, 148, 740, 148, 740, 428, 608, 428], [740, 216, 690, 428]),
  wire([740, 272, 768, 272]),
  wire([768, 456, 608, 456], [662, 456]),
  wire([456, 440, 432, 440], [444, 440]),
  wire([852, 396, 852, 320], [852, 360]),
];
