import { ease } from "../../../config/motion.ts";
import { part, parts } from "../../../islands/parts.ts";

type Leg = { wire: string; ms: number };

/** The wires that the packet takes to each stop. */
const legs: readonly (readonly Leg[])[] = [
  [{ wire: "wire-identity", ms: 280 }],
  [{ wire: "wire-policy", ms: 200 }],
  [
    { wire: "wire-router", ms: 120 },
    { wire: "way", ms: 160 },
  ],
  [{ wire: "wire-log", ms: 280 }],
];

/** At the policy, the export leaves when the packet is there, and stops short of the cross. */
const exportLeaves = { delay: 200, duration: 200 };
const crossLights = { delay: 400, duration: 80 };
const short = 10;

const fills = { duration: 280, easing: ease };
const writes = { delay: 280, duration: 200, easing: "steps(12)", fill: "backwards" } as const;

/**
 * Moves what the request changes at a stop of the console.
 *
 * @param at of the stops, from 0
 * @returns what moves; it stays where it has come to until it is canceled
 */
export function arriveAt(figure: HTMLElement, at: number): Animation[] {
  const map = parts(figure, "map").find((svg) => svg.getBoundingClientRect().width > 0);
  const reached = `[data-from="${at + 1}"]`;
  const elements = (selector: string) => [...figure.querySelectorAll(selector)];
  return [
    ...(map ? travel(map, legs[at] ?? []) : []),
    ...(map && at === 1 && figure.hasAttribute("data-refused") ? refuse(figure, map) : []),
    ...elements(`[data-part=bar]${reached}`).map((bar) =>
      bar.animate([{ transform: "scaleX(0)" }, {}], fills),
    ),
    ...elements(`[aria-current] ${reached}`).map((value) =>
      value.animate([{ clipPath: "inset(0 100% 0 0)" }, { clipPath: "inset(0)" }], writes),
    ),
  ];
}

type Point = readonly [x: number, y: number];

/** The corners of a path of straight lines: `M548 176H588V118H628`. */
function cornersOf(path: Element | null): Point[] {
  let [x, y] = [0, 0];
  return [...(path?.getAttribute("d") ?? "").matchAll(/([MHV])([\d.]+)(?: ([\d.]+))?/g)].map(
    ([, command, first, second]) => {
      if (command === "V") y = Number(first);
      else x = Number(first);
      if (command === "M") y = Number(second);
      return [x, y];
    },
  );
}

const moveTo = ([x, y]: Point) => ({
  transform: `translate(${x}px,${y}px)`,
  visibility: "visible",
});

/** Sends the packet along wires that follow each other. */
function travel(map: Element, way: readonly Leg[]): Animation[] {
  const total = way.reduce((sum, { ms }) => sum + ms, 0);
  let passed = 0;
  const frames = way.flatMap(({ wire, ms }) => {
    const corners = cornersOf(part(map, wire));
    const begin = passed;
    passed += ms;
    return corners.map((corner, index) => ({
      ...moveTo(corner),
      offset: (begin + (ms * index) / (corners.length - 1)) / total,
      easing: corners.length > 2 ? "linear" : ease,
    }));
  });
  const packet = part(map, "packet");
  return packet ? [packet.animate(frames, { duration: total, fill: "forwards" })] : [];
}

/** The export goes up and stops; then the crosses light. */
function refuse(figure: Element, map: Element): Animation[] {
  const line = part(map, "out");
  const [bottom, top] = cornersOf(line);
  const leaving = part(map, "export");
  if (!bottom || !top || !leaving) return [];
  const stop: Point = [top[0], Math.min(top[1] + short + 4, bottom[1])];
  const goes = leaving.animate([moveTo(bottom), moveTo(stop)], {
    ...exportLeaves,
    fill: "forwards",
  });
  const lights = parts(figure, "refusal").flatMap((cross) => [
    cross.animate({ opacity: [0, 0] }, { duration: crossLights.delay }),
    cross.animate({ opacity: [0.35, 1] }, crossLights),
  ]);
  return [goes, ...lights];
}
