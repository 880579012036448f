import type { PlanMode, PlanContent } from "../../content/plan.ts";

export type Point = readonly [x: number, y: number];

/** A live line, from where to where packets travel, and where they rest when nothing moves. */
export type Wire = { path: readonly Point[]; rest: readonly Point[] };

/** A wire from the x and y of each of its points, one after the other, and of those where packets rest. */
export const wire = (path: readonly number[], rest: readonly number[] = []): Wire => ({
  path: toPoints(path),
  rest: toPoints(rest),
});

const toPoints = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));

/** A label at a point of the drawing. */
export type Label = {
  contentKey: keyof PlanContent;
  at: Point;
  note?: boolean;
  anchor?: "middle" | "end";
  /** Stands in the outer margin, the narrowest place. */
  outside?: boolean;
};

/** A dashed line: a context that is not the visitor's, or a room inside the wall. */
type Dashes = { d: string; dash: string; fill?: string };

/** The parts that only one mode has. The plans draw everything that the modes share. */
export type Frame = {
  /** Outermost first. */
  walls: readonly { d: string; fill?: string }[];
  dashes: readonly Dashes[];
  labels: readonly Label[];
  /** Where the wall stands that models come through and data does not: an x, or a y when tall. */
  wall: number;
  /** There is a gate in the wall, or else an airlock. */
  gate: boolean;
};

/**
 * The plan of 1440 units, by mode.
 *
 * @param y gives for a height in the plan of 724 units the height in this one
 */
export function toFrames(y: (height: number) => number): Record<PlanMode, Frame> {
  const gateLabels = (wall: number): Label[] => [
    { contentKey: "modelsIn", at: [wall + 22, y(130)], outside: true },
    { contentKey: "signedOnly", at: [wall + 22, y(214)], note: true, outside: true },
  ];
  const tenant = (top: number, bottom: number) => `M1216 ${y(top)}H1392V${y(bottom)}H1216Z`;
  const link = `v${y(582) - y(450)}`;
  return {
    cloud: {
      walls: [{ d: `M48 40H1172V${y(676)}H48Z` }],
      dashes: [
        { d: `M24 16H1416V${y(700)}H24Z`, dash: "6 5" },
        { d: tenant(256, 452) + tenant(480, 676), dash: "6 5", fill: "var(--ground)" },
      ],
      labels: [
        { contentKey: "account", at: [48, 33] },
        { contentKey: "tenant", at: [1228, y(278)], note: true },
        { contentKey: "tenant", at: [1228, y(502)], note: true },
        { contentKey: "region", at: [1416, y(714)], note: true, anchor: "end" },
        ...gateLabels(1172),
      ],
      wall: 1172,
      gate: true,
    },
    "on-premise": {
      walls: [{ d: `M48 40H1300V${y(676)}H48Z` }],
      dashes: [{ d: `M944 72H1276V${y(648)}H944Z`, dash: "4 4" }],
      labels: [
        { contentKey: "building", at: [48, 28] },
        { contentKey: "serverRoom", at: [956, 94], note: true },
        ...gateLabels(1300),
      ],
      wall: 1300,
      gate: true,
    },
    hybrid: {
      walls: [
        {
          d: `M48 40H872V${y(448)}H944V${y(88)}H1300V${y(676)}H944V${y(584)}H872V${y(676)}H48Z`,
        },
      ],
      dashes: [{ d: `M872 ${y(450)}${link}M944 ${y(450)}${link}`, dash: "2 5" }],
      labels: [
        { contentKey: "cloudAccount", at: [48, 28] },
        { contentKey: "dataCenter", at: [944, y(88) - 12] },
        { contentKey: "link", at: [908, y(606)], note: true, anchor: "middle" },
        ...gateLabels(1300),
      ],
      wall: 1300,
      gate: true,
    },
    "air-gapped": {
      walls: [
        { d: `M40 32H1308V${y(684)}H40Z`, fill: "var(--ground)" },
        { d: `M64 56H1284V${y(660)}H64Z` },
      ],
      dashes: [],
      labels: [
        { contentKey: "noPath", at: [40, 22] },
        { contentKey: "mediaIn", at: [1322, y(110)], outside: true },
        { contentKey: "signedMedia", at: [1322, y(230)], note: true, outside: true },
      ],
      wall: 1284,
      gate: false,
    },
  };
}

export const wideFrames = toFrames((height) => height);

const shifts: Partial<Record<PlanMode, number>> = { cloud: -128, "air-gapped": -24 };

/**
 * How far a mode draws the data center's machines to the left: the cloud has less room, and between two
 * walls what is refused needs some before its cross.
 */
export const getShift = (mode: PlanMode) => shifts[mode] ?? 0;

/** The wires W2 to W6 of the wide plan. Packets travel in the order of the points. */
export function wideWires(mode: PlanMode): Wire[] {
  const left = 1104 + getShift(mode);
  const bus = mode === "cloud" ? 896 : 1016;
  return [
    wire([left, 164, bus, 164, bus, 500, 816, 500], [bus - 70, 500]),
    wire([left, 164, bus, 164, bus, 328, left, 328], [bus, 262]),
    wire([left, 532, 816, 532], [bus - 20, 532]),
    wire([664, 516, 600, 516], [632, 516]),
    wire([left + 76, 472, left + 76, 384], [left + 76, 428]),
  ];
}

/** The same for the second slide: its wires feed racks. */
export function rackWires(mode: PlanMode): Wire[] {
  const shift = getShift(mode);
  const bus = 976 + shift;
  const branch = (y: number, rest?: number[]) =>
    wire([1104 + shift, 164, bus, 164, bus, y, bus + 24, y], rest);
  return [
    branch(565),
    branch(465, [bus, 410]),
    branch(365),
    branch(265, [bus, 220]),
    wire([bus, 516, 816, 516], [(bus + 824) / 2, 516]),
    wire([664, 516, 600, 516], [632, 516]),
  ];
}

/**
 * W1: models come in along it, from beyond the drawing or from the airlock. The screen may be wider
 * than the drawing; the line goes on to its edge.
 */
export function modelLine(mode: PlanMode): Wire[] {
  const { wall, gate } = wideFrames[mode];
  const end = 1256 + getShift(mode);
  if (!gate) return [wire([wall, 164, end, 164], [1268, 164])];
  return [
    wire([4000, 164, 1640, 164]),
    wire([1640, 164, end, 164], [wall + 64, 164, wall - 22, 164]),
  ];
}

/** The path of one wire or of many, as SVG writes it. */
export function wirePath(wires: readonly Wire[]): string {
  return wires.map(({ path }) => `M${path.map((point) => point.join(" ")).join("L")}`).join("");
}
