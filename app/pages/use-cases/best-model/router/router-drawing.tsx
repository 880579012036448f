import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { models, routerContent } from "./content.ts";
import {
  type Frame,
  getPositions,
  getRest,
  routerGeometries,
  share,
  toLine,
  toPath,
} from "./geometry.ts";
import { AxisBands, AxisHeads, AxisLines, TickLabels, ValueLabels } from "./router-axes.tsx";
import type { RouterView } from "./view.ts";
import styles from "./router.module.css";

type RouterDrawingProps = {
  view: RouterView;
  /** Where rows and the live line stand now. */
  frame: Frame;
  /** The model whose row is pointed at or focused. */
  lit: number | null;
};

/** Eight models as lines over three axes, and the way of the request through one. One drawing a width. */
export function RouterDrawing(props: RouterDrawingProps) {
  const { choice } = props.view;
  return (
    <div
      role="img"
      aria-label={routerContent.drawing(choice === null ? null : (models[choice] ?? null))}
      data-part="drawing"
      className={styles.drawing}
    >
      <svg width="149" height="72" className={`${styles.request} max-wide:hidden`}>
        <path d="M.6.6h147.8v70.8H.6z" />
        <path d="M133 .6v13.8h15.4" />
        <DrawingText x="14" y="28" text={routerContent.request[0]} />
        <DrawingText x="14" y="49.5" className={styles.quiet} text={routerContent.request[1]} />
      </svg>
      <SizedDrawing size="wide" {...props} />
      <SizedDrawing size="narrow" {...props} />
    </div>
  );
}

const sizes = { wide: "max-wide:hidden", narrow: `${styles.narrow} wide:hidden` };

function SizedDrawing({
  size,
  view,
  frame,
  lit,
}: RouterDrawingProps & { size: keyof typeof routerGeometries }) {
  const geometry = routerGeometries[size];
  const { width, height, top } = geometry;
  const isMoving = JSON.stringify(frame.live) !== JSON.stringify(view.target.live);
  // Lines take any width, and their strokes stay what they are.
  const stretched = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none" };
  return (
    <svg
      width="100%"
      height={top + height}
      data-part={size}
      className={`${styles.lines} ${sizes[size]}`}
    >
      <AxisHeads geometry={geometry} size={size} />
      <svg y={top} height={height}>
        <AxisBands geometry={geometry} weights={view.weights} />
        <svg {...stretched}>
          {models.map((model, index) => {
            if (index === view.choice) return null;
            const points = toLine(geometry, getPositions(model), frame.ranks[index] ?? 0);
            const hasFailed = view.failed.includes(index);
            return (
              <path
                key={model.name}
                d={toPath(hasFailed ? points.slice(0, -1) : points)}
                data-state={index === lit ? "lit" : index === view.second ? "second" : undefined}
              />
            );
          })}
        </svg>
        <AxisLines geometry={geometry} />
        <Failures geometry={geometry} failed={view.failed} ranks={frame.ranks} />
        {frame.live && (
          <LiveLine size={size} live={frame.live} stretched={stretched} isMoving={isMoving} />
        )}
        {geometry.hasTicks && <TickLabels geometry={geometry} choice={view.choice} />}
        {!isMoving && <ValueLabels geometry={geometry} view={view} />}
      </svg>
    </svg>
  );
}

type FailuresProps = {
  geometry: (typeof routerGeometries)["wide"];
  failed: readonly number[];
  ranks: readonly number[];
};

/** Where a failed model was asked and did not answer: from the last axis to its row. */
function Failures({ geometry, failed, ranks }: FailuresProps) {
  const { width } = geometry;
  return failed.map((index) => {
    const model = models[index];
    if (!model) return null;
    const [axis, row] = toLine(geometry, getPositions(model), ranks[index] ?? 0).slice(-2);
    if (!axis || !row) return null;
    return (
      <g key={model.name} className={styles.failure}>
        <line x1={share(axis[0], width)} y1={axis[1]} x2="100%" y2={row[1]} />
        <svg x={share((axis[0] + width) / 2, width)} y={(axis[1] + row[1]) / 2}>
          <path d="M-6-6l12 12m0-12-12 12" />
        </svg>
      </g>
    );
  });
}

type LiveLineProps = {
  size: keyof typeof routerGeometries;
  live: readonly number[];
  /** Attributes of a part that takes the drawing's width. */
  stretched: { viewBox: string; preserveAspectRatio: string };
  isMoving: boolean;
};

/** The way of the request, with a packet on it and a square at each axis once it stands. */
function LiveLine({ size, live, stretched, isMoving }: LiveLineProps) {
  const geometry = routerGeometries[size];
  const points = toLine(geometry, live, live.at(-1) ?? 0);
  const rest = getRest(points);
  const stops = points.flatMap(([x, y], index) => [
    [`--x${index}`, `${x}px`],
    [`--y${index}`, `${y}px`],
  ]);
  return (
    <svg {...stretched} data-part="live" className={styles.live}>
      <path d={toPath(points)} />
      {!isMoving && (
        <>
          {/* A line of no length with square ends is a square, however wide the drawing is. */}
          <path
            d={points
              .slice(1, -1)
              .map(([x, y]) => `M${x} ${Math.round(y * 10) / 10}h0`)
              .join("")}
            className={styles.square}
          />
          <path
            key={toPath(points)}
            d="M0 0h0"
            data-part="packet"
            className={`${styles.square} ${styles.packet}`}
            style={{
              ...Object.fromEntries(stops),
              "--rest": `${rest[0] / geometry.width}`,
              transform: `translate(${rest[0]}px,${rest[1]}px)`,
            }}
          />
        </>
      )}
    </svg>
  );
}
