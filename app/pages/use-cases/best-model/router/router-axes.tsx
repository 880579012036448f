import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { criteria, criterionContent, models } from "./content.ts";
import { getPositions, type RouterGeometry, share, toY } from "./geometry.ts";
import { type ByCriterion, toPosition } from "./score.ts";
import type { RouterView } from "./view.ts";
import styles from "./router.module.css";

type AxesProps = { geometry: RouterGeometry };

const getAxes = (geometry: RouterGeometry) =>
  criteria.map((criterion, index) => ({
    criterion,
    x: share(geometry.axes[index] ?? 0, geometry.width),
  }));

/** Names and units above the axes. */
export function AxisHeads({ geometry, size }: AxesProps & { size: "wide" | "narrow" }) {
  const [name, unit] = geometry.heads;
  return getAxes(geometry).map(({ criterion, x }) => (
    <g key={criterion} textAnchor="middle">
      <DrawingText x={x} y={name} text={criterionContent[criterion].axis} />
      <DrawingText
        x={x}
        y={unit}
        className={styles.quiet}
        text={criterionContent[criterion].unit[size]}
      />
    </g>
  ));
}

/** Each as wide as its criterion weighs. */
export function AxisBands({ geometry, weights }: AxesProps & { weights: ByCriterion }) {
  return getAxes(geometry).map(({ criterion, x }) => {
    const width = 2 + 28 * weights[criterion];
    return (
      <rect
        key={criterion}
        x={x}
        width={width}
        height={geometry.height}
        transform={`translate(${-width / 2})`}
        className="fill-sunken"
      />
    );
  });
}

export function AxisLines({ geometry }: AxesProps) {
  return getAxes(geometry).map(({ criterion, x }) => (
    <g key={criterion} className={styles.axis}>
      <line x1={x} x2={x} y2={geometry.height} />
      {geometry.hasTicks &&
        criterionContent[criterion].ticks.map((value) => (
          <svg key={value} x={x} y={toY(geometry, toPosition(criterion, value))}>
            <path d="M-5 0H5" />
          </svg>
        ))}
    </g>
  ));
}

/** A label nearer to the choice than this would touch its line. */
const tickGap = 18;

/** The values of ticks, left of the axes, but for those beside the choice. */
export function TickLabels({ geometry, choice }: AxesProps & { choice: number | null }) {
  const chosen = choice === null ? undefined : models[choice];
  return getAxes(geometry).map(({ criterion, x }) =>
    criterionContent[criterion].ticks.map((value) => {
      const y = toY(geometry, toPosition(criterion, value));
      const near = chosen && Math.abs(y - toY(geometry, toPosition(criterion, chosen[criterion])));
      if (near !== undefined && near < tickGap) return null;
      return (
        <DrawingText
          key={`${criterion} ${value}`}
          x={x}
          y={y}
          dx="-20"
          dy="4"
          textAnchor="end"
          className={styles.quiet}
          text={criterionContent[criterion].tickText(value)}
        />
      );
    }),
  );
}

/** Above its square a value must not run into the axis' name. */
const roomAbove = 16;

/** The values of the choice, right of the axes: where its line rises, below it. */
export function ValueLabels({ geometry, view }: AxesProps & { view: RouterView }) {
  const chosen = view.choice === null ? undefined : models[view.choice];
  if (!chosen || view.choice === null) return null;
  const { row } = geometry;
  const heights = getPositions(chosen).map((position) => toY(geometry, position));
  const end = row.y + row.pitch * (view.target.ranks[view.choice] ?? 0);
  return getAxes(geometry).map(({ criterion, x }, index) => {
    const y = heights[index] ?? 0;
    const rises = (heights[index + 1] ?? end) < y;
    return (
      <DrawingText
        key={criterion}
        x={x}
        y={y}
        dx="12"
        dy={rises || y < roomAbove ? 24 : -12}
        className="font-600"
        text={criterionContent[criterion].valueText(chosen[criterion])}
      />
    );
  });
}
