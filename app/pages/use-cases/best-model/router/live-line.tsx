import { toLine, toPath, getRest, routerGeometries } from "./geometry.ts";
import styles from "./router.module.css";

type LiveLineProps = {
  size: keyof typeof routerGeometries;
  live: readonly number[];
  /** Attributes of a part that takes the drawing's width. */
  stretched: { viewBox: string; preserveAspectRatio: string };
  isMoving: boolean;
};

/** The way of the request, with a packet on it and a square at each axis once it stands. */
export function LiveLine({ size, live, stretched, isMoving }: LiveLineProps) {
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
