import type { PlanMode } from "../../content/plan.ts";
import { type Frame, type Label, type Wire, wire } from "./plan-geometry.ts";

const modelsIn: Label = { contentKey: "modelsIn", at: [216, 24] };

/** The plan of 358 × 500 units for narrow screens, top to bottom, by mode. */
export const tallFrames: Record<PlanMode, Frame> = {
  cloud: {
    walls: [{ d: "M8 64H350V470H8Z" }],
    dashes: [{ d: "M-8 36H366V492H-8Z", dash: "6 5" }],
    labels: [
      { contentKey: "account", at: [8, 54] },
      { contentKey: "region", at: [350, 486], note: true, anchor: "end" },
      modelsIn,
    ],
    wall: 350,
    gate: true,
  },
  "on-premise": {
    walls: [{ d: "M8 64H350V470H8Z" }],
    dashes: [],
    labels: [{ contentKey: "building", at: [8, 54] }, modelsIn],
    wall: 350,
    gate: true,
  },
  hybrid: {
    walls: [{ d: "M8 64H350V312H230V328H350V470H8V328H128V312H8Z" }],
    dashes: [],
    labels: [
      { contentKey: "cloudAccount", at: [8, 54] },
      { contentKey: "dataCenter", at: [8, 488] },
      modelsIn,
    ],
    wall: 350,
    gate: true,
  },
  "air-gapped": {
    walls: [{ d: "M4 60H354V474H4Z", fill: "var(--ground)" }, { d: "M20 76H338V458H20Z" }],
    dashes: [],
    labels: [
      { contentKey: "noPathShort", at: [8, 50] },
      { contentKey: "signedMediaShort", at: [224, 46] },
    ],
    wall: 338,
    gate: false,
  },
};

/** Where inference and agents stand: between two walls there is less room. */
export const tallMiddle = (mode: PlanMode) =>
  mode === "air-gapped"
    ? { inference: 32, agents: 186, width: 140 }
    : { inference: 24, agents: 190, width: 144 };

/** The wires of the tall plan. Packets travel in the order of the points. */
export function tallWires(mode: PlanMode): Wire[] {
  const { inference, agents, width } = tallMiddle(mode);
  const left = inference + width / 2;
  const right = agents + width / 2;
  return [
    wire([179, mode === "air-gapped" ? 76 : 8, 179, 92], [179, 84]),
    wire([179, 150, 179, 172, left, 172, left, 196], [left, 180]),
    wire([179, 150, 179, 172, right, 172, right, 196], [240, 172]),
    wire([160, 348, 160, 300, left, 300, left, 288]),
    wire([198, 348, 198, 300, right, 300, right, 288], [198, 330]),
  ];
}
