import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { box, characterWidth, round, type Window } from "./window.ts";

type DotsProps = Drawings["dots"] & {
  window: Window;
  /** Says after an axis that it is logarithmic. */
  logarithmic: string;
};

type Point = { name: string; x: number; y: number; size: number };
type Place = { x: number; y: number; width: number; height: number };

const frames = {
  card: { axis: { x: 49, right: 674, top: 32, bottom: 376 }, x: [120, 569], y: [287, 137] },
  band: { axis: { x: 360, right: 1344, top: 16, bottom: 344 }, x: [430, 1210], y: [290, 80] },
} as const;

/** A square for each row, between two axes. */
export function Dots({ names, isLog, dots, live, window, logarithmic }: DotsProps) {
  const { axis, x: xs, y: ys } = frames[window];
  const across = (value: number) => (isLog ? Math.log(value) : value);
  const x = scale(
    dots.map((dot) => across(dot.x)),
    xs,
  );
  const y = scale(
    dots.map((dot) => dot.y),
    ys,
  );
  const height = window === "card" ? 24 : 14;
  const points = dots.map((dot, index): Point => ({
    name: dot.name,
    x: round(x(across(dot.x))),
    y: round(y(dot.y)),
    size: index === live ? (window === "card" ? 32 : 24) : window === "card" ? 22 : 16,
  }));
  const places = placed(points, live, height, characterWidth[window], axis.right);
  const [xName, yName] = names;
  const lowered = `${xName.charAt(0).toLowerCase()}${xName.slice(1)}`;
  return (
    <>
      <path
        d={`M${axis.x} ${axis.top}V${axis.bottom}H${axis.right}`}
        className="insight-cover-line"
      />
      <path
        d={`M${axis.x} ${points[live]?.y ?? 0}H${axis.right}`}
        className="insight-cover-guide"
      />
      <DrawingText
        x={axis.x}
        y={axis.bottom + (window === "card" ? 34 : 26)}
        className="insight-cover-label insight-cover-soft"
      >
        {isLog ? `${lowered}, ${logarithmic}` : lowered}
      </DrawingText>
      {window === "band" && (
        <DrawingText x="0" y={axis.top + 12} className="insight-cover-label insight-cover-soft">
          {yName}
        </DrawingText>
      )}
      {points.map((point, index) => (
        <g key={index}>
          <path
            d={box(point.x - point.size / 2, point.y - point.size / 2, point.size, point.size)}
            className={index === live ? "insight-cover-live" : "insight-cover-open"}
          />
          <DrawingText
            x={round(places[index]?.x ?? 0)}
            y={round((places[index]?.y ?? 0) + height - 5)}
            className="insight-cover-label"
          >
            {point.name}
          </DrawingText>
        </g>
      ))}
    </>
  );
}

/** From the lowest to the highest value onto a span. Equal values stand in its middle. */
function scale(values: readonly number[], [from, to]: readonly [number, number]) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return (value: number) =>
    highest === lowest
      ? (from + to) / 2
      : from + ((to - from) * (value - lowest)) / (highest - lowest);
}

/** A name beside each square, where it covers no other name and no square; the live one is placed first. */
function placed(
  points: readonly Point[],
  live: number,
  height: number,
  character: number,
  right: number,
): Place[] {
  const taken: Place[] = points.map(({ x, y, size }) => ({
    x: x - size / 2 - 4,
    y: y - size / 2 - 4,
    width: size + 8,
    height: size + 8,
  }));
  // The guide through the live one. It is nobody's own square.
  taken.push({ x: 0, y: (points[live]?.y ?? 0) - 1, width: right, height: 2 });
  const found: Place[] = [];
  const order = points
    .map((_, index) => index)
    .sort((one, other) => Number(other === live) - Number(one === live));
  for (const index of order) {
    const { name, x, y, size } = points[index] ?? { name: "", x: 0, y: 0, size: 0 };
    const width = name.length * character;
    const gap = size / 2 + 8;
    const centered = Math.max(52, Math.min(x - width / 2, right - width));
    const choices = [
      { x: x + gap, y: y - height / 2 },
      { x: x - gap - width, y: y - height / 2 },
      { x: centered, y: y - gap - height },
      { x: centered, y: y + gap },
    ].map((choice) => ({ ...choice, width, height }));
    const place =
      choices.find(
        (choice) =>
          choice.x > 50 &&
          choice.x + width < right &&
          !taken.some((other, at) => at !== index && overlaps(choice, other)),
      ) ?? choices[3];
    if (!place) continue;
    taken.push(place);
    found[index] = place;
  }
  return found;
}

const overlaps = (one: Place, other: Place) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
