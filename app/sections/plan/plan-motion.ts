import { packetUnitsPerSecond, refusalMs, refusalTripMs } from "../../config/motion.ts";
import type { Point, Wire } from "./plan-geometry.ts";

const move = ([x, y]: Point) => `translate(${x}px,${y}px)`;
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) + Math.abs(ay - by);

/**
 * Lets the packets of a plan travel, from where they rest, while the plan is on screen and the tab is
 * in front. Under reduced motion they stay.
 *
 * @param group holds the packets and the refusal
 * @param wires the wires that the packets were drawn from
 * @returns how to stop
 */
export function runPackets(group: SVGGElement, wires: readonly Wire[]): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let animations: Animation[] | undefined;
  let onScreen = false;

  const update = () => {
    const runs = onScreen && !document.hidden;
    if (runs) animations ??= [...animatePackets(group, wires), ...animateRefusal(group)];
    for (const animation of animations ?? []) {
      if (runs) animation.play();
      else animation.pause();
    }
  };

  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    update();
  });
  observer.observe(group.ownerSVGElement ?? group);
  document.addEventListener("visibilitychange", update);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
    for (const animation of animations ?? []) animation.cancel();
  };
}

function animatePackets(group: SVGGElement, wires: readonly Wire[]): Animation[] {
  const packets = group.querySelectorAll("[data-packet]");
  const trips = wires.flatMap(({ path, rest }) => rest.map((point) => ({ path, point })));
  return trips.flatMap(({ path, point }, index) => {
    const { stops, length } = measure(path);
    const timing = { duration: (length / packetUnitsPerSecond) * 1000, iterations: Infinity };
    const started = [
      packets[index]?.animate(
        stops.map(({ at, offset }) => ({ transform: move(at), offset })),
        timing,
      ),
      packets[index]?.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.08, 0.92, 1] }, timing),
    ].filter((animation) => animation !== undefined);
    const position = positionOn(path, point) / length;
    for (const animation of started) animation.currentTime = position * timing.duration;
    return started;
  });
}

/** Every six seconds a packet leaves the data, stops before the wall, lights the cross and returns. */
function animateRefusal(group: SVGGElement): Animation[] {
  const packet = group.querySelector<SVGElement>("[data-leaving]");
  const cross = group.querySelector("[data-cross]");
  if (!packet || !cross) return [];
  const [from = 0, to = 0, y = 0] = (packet.dataset["leaving"] ?? "").split(" ").map(Number);
  const timing = { duration: refusalMs, iterations: Infinity, delay: refusalTripMs };
  const trip = refusalTripMs / refusalMs;
  const [start, stop] = [move([from, y]), move([to, y])];
  return [
    packet.animate(
      {
        transform: [start, stop, stop, start, start],
        offset: [0, trip, trip * 2, trip * 3, 1],
      },
      timing,
    ),
    packet.animate(
      { opacity: [0, 1, 1, 0, 0], offset: [0, trip * 0.2, trip * 2.8, trip * 3, 1] },
      timing,
    ),
    cross.animate(
      {
        opacity: [0.35, 0.35, 1, 1, 0.35, 0.35],
        offset: [0, trip * 0.9, trip, trip * 2, trip * 3, 1],
      },
      timing,
    ),
  ];
}

/** How far along a path a point lies that is on one of its straight segments. */
function positionOn(path: readonly Point[], [x, y]: Point): number {
  let walked = 0;
  for (const [index, from] of path.entries()) {
    const to = path[index + 1] ?? from;
    const within = (a: number, b: number, value: number) =>
      value >= Math.min(a, b) && value <= Math.max(a, b);
    if (within(from[0], to[0], x) && within(from[1], to[1], y))
      return walked + distance(from, [x, y]);
    walked += distance(from, to);
  }
  return 0;
}

function measure(path: readonly Point[]) {
  const walked: number[] = [];
  let length = 0;
  for (const [index, point] of path.entries()) {
    length += distance(path[index - 1] ?? point, point);
    walked.push(length);
  }
  const stops = path.map((at, index) => ({ at, offset: (walked[index] ?? 0) / length }));
  return { stops, length };
}
