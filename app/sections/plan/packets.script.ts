import {
  ease,
  modeChangeMs,
  packetUnitsPerSecond,
  refusalMs,
  refusalSteps,
  withoutButtonMs,
} from "../../config/motion.ts";

type Point = readonly [x: number, y: number];

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.abs(ax - bx) + Math.abs(ay - by);

/**
 * Moves the packets of a plan (`PlanTraffic`): each one while it is shown, in view and the tab is visible,
 * until the button of their section pauses them. Where there is none, they come to rest by themselves, and
 * move again when they come into view again. They rest under reduced motion.
 */
export default function packets(plan: Element): void {
  for (const path of partsOf(plan, "packet")) separate(path);
  for (const line of partsOf(plan, "out")) addLeaving(line);
  movePlan(plan);
}

const partsOf = (plan: Element, name: string) => [
  ...plan.querySelectorAll<SVGElement>(`[data-part="${name}"]`),
];

/** All packets of a group are one path: each becomes one of its own. */
function separate(path: Element): void {
  const packets = (path.getAttribute("d")?.match(/M[^M]+/g) ?? []).map((d) => {
    const packet = path.cloneNode() as Element; // a clone is of the same kind
    packet.setAttribute("d", d);
    return packet;
  });
  path.replaceWith(...packets);
}

/** The packet that tries to leave along a line. */
function addLeaving(line: SVGElement): void {
  const [from = 0, y = 0] = numbersIn(line);
  const packet = line.cloneNode() as SVGElement; // a clone is of the same kind
  packet.removeAttribute("class");
  packet.dataset["part"] = "leaving";
  packet.setAttribute("d", `M${from - half} ${y - half}h8v8h-8z`);
  packet.style.cssText = "fill:var(--warn);opacity:0";
  line.after(packet);
}

function movePlan(plan: Element): void {
  const moving = partsOf(plan, "packet");
  const leaving = partsOf(plan, "leaving");
  const section = plan.closest("section");
  const lasts = section?.querySelector("[data-part=pause]") ? Infinity : withoutButtonMs;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let animations: Animation[] = [];
  let isInView = false;
  const stop = () => {
    for (const animation of animations) animation.cancel();
    animations = [];
  };
  const update = () => {
    stop();
    const isPaused = reduced.matches || section?.dataset["rotation"] === "paused";
    const moves = isInView && !document.hidden && !isPaused;
    animations = moves
      ? [
          ...moving.filter(isShown).flatMap((packet) => animatePacket(packet, lasts)),
          ...leaving.filter(isShown).flatMap((packet) => animateRefusal(packet, lasts)),
        ]
      : [];
  };
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    update();
  }).observe(plan);
  document.addEventListener("visibilitychange", update);
  reduced.addEventListener("change", update);
  // Another mode or slide is shown: its packets set out when its lines stand.
  section?.addEventListener("change", () => {
    stop();
    setTimeout(update, modeChangeMs);
  });
}

/** A group that is not shown has no box, and neither has what stands in it. */
const isShown = (element: Element) => element.getBoundingClientRect().width > 0;

const numbersIn = (path: Element) => (path.getAttribute("d")?.match(/-?[\d.]+/g) ?? []).map(Number);

/** Half of a packet's side. */
const half = 4;

/** A packet travels along the last wire on which it rests, from where it rests to where it rests. */
function animatePacket(packet: Element, lasts: number): Animation[] {
  const [left = 0, top = 0] = numbersIn(packet);
  const at: Point = [left + half, top + half];
  const wires = packet.parentElement?.querySelector('[data-part="wire"]')?.getAttribute("d") ?? "";
  const way = wires
    .split("M")
    .map((line) => line.split("L").map((point) => point.split(" ").map(Number)))
    .map((points) => points.map(([x = 0, y = 0]): Point => [x, y]))
    .filter((points) => positionOn(points, at) !== null)
    .at(-1);
  if (!way) return [];
  const walked = way.map((_, index) => measureLength(way.slice(0, index + 1)));
  const length = measureLength(way);
  const duration = Math.min((length / packetUnitsPerSecond) * 1000, lasts);
  const stops = way.map(([x, y], index) => ({
    transform: `translate(${x - at[0]}px,${y - at[1]}px)`,
    offset: (walked[index] ?? 0) / length,
  }));
  const timing = {
    duration,
    iterations: Math.floor(lasts / duration),
    iterationStart: (positionOn(way, at) ?? 0) / length,
  };
  return [packet.animate(stops, timing), packet.animate(fading, timing)];
}

const fading = { opacity: [0, 1, 1, 0], offset: [0, 0.08, 0.92, 1] };

/** From the arms of the cross to the packet's front. */
const short = 10;

/**
 * Every six seconds a packet comes out from under the data's edge and stops short of the cross, which
 * then lights. Where there is no room for both, only the cross lights.
 */
function animateRefusal(packet: Element, lasts: number): Animation[] {
  const line = packet.previousElementSibling;
  const cross = packet.nextElementSibling;
  const [from = 0] = line ? numbersIn(line) : [];
  const [arms = 0] = cross ? numbersIn(cross) : [];
  const way = arms - short - from;
  const at = (step: keyof typeof refusalSteps) => refusalSteps[step] / refusalMs;
  const timing = { duration: refusalMs, iterations: lasts / refusalMs };
  const stop = `translateX(${way - half}px)`;
  const light = cross?.animate(
    {
      opacity: [0.35, 0.35, 1, 1, 0.35, 0.35],
      offset: [0, at("crossLights"), at("crossLit"), at("packetLeaves"), at("crossRests"), 1],
      easing: ease,
    },
    timing,
  );
  const goes =
    way < half
      ? []
      : [
          packet.animate(
            { transform: [`translateX(${-half}px)`, stop, stop], offset: [0, at("stopped"), 1] },
            timing,
          ),
          packet.animate(
            { opacity: [1, 1, 0, 0], offset: [0, at("packetLeaves"), at("packetGone"), 1] },
            timing,
          ),
        ];
  return [...goes, ...(light ? [light] : [])];
}

/** How far along a way a point lies; null when it is on none of its straight segments. */
function positionOn(way: readonly Point[], [x, y]: Point): number | null {
  const within = (a: number, b: number, value: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  for (const [index, from] of way.entries()) {
    const to = way[index + 1];
    if (to && within(from[0], to[0], x) && within(from[1], to[1], y)) {
      return measureLength([...way.slice(0, index + 1), [x, y]]);
    }
  }
  return null;
}

const measureLength = (way: readonly Point[]): number =>
  way.reduce((sum, point, index) => sum + distance(way[index - 1] ?? point, point), 0);
