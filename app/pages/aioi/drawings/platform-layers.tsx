import { DrawingText } from "../../../ui/drawing-text.tsx";
import {
  box,
  columns,
  line,
  planeOutline,
  planeTops,
  pointAt,
  rows,
  tile,
} from "./isometric-geometry.ts";
import styles from "./platform-layers.module.css";

const [agents, models, racks] = planeTops;

/** The models on their plane, row by row; what is live answers an agent now. */
const tiles = [
  "triage",
  "legal",
  "ranker",
  "speech",
  "vision",
  "draft",
  "embed",
  "scan",
  "search",
  "code",
  "yours",
  "tune",
];
const liveTiles = ["vision", "yours", "speech"];

/** The six autopilots. */
const slabs = ["bdr", "akito", "marketer", "validator", "filer", "customers"];
const slab = box(3.6, 2.7, 12);
const rack = box(1.7, 1.9, 38);

/** Where a live model stands: column and row of its tile, and of the rack below. */
const livePlaces = liveTiles.map((name) => {
  const index = tiles.indexOf(name);
  return [columns[index % 4] ?? 0, rows[Math.floor(index / 4)] ?? 0] as const;
});

/**
 * Three layers inside one wall, the lowest one first. A layer rises when it or its row is pointed
 * at or focused (`platform-layers.module.css`); a wire's classes name the layers it touches.
 */
export function PlatformLayers({
  description,
  modelsIn,
}: {
  description: string;
  modelsIn: string;
}) {
  return (
    <svg
      viewBox="0 36 720 968"
      role="img"
      aria-label={description}
      className={`${styles.drawing} fit-words`}
    >
      <defs>
        <path id="plane" d={planeOutline} />
        <path id="tile" d={tile} />
        <g id="slab">
          <path d={slab.left + slab.right} className="fill-ground" />
          <path d={slab.top} />
        </g>
        <g id="rack">
          <path d={rack.left} />
          <path d={rack.right} className="fill-ground" />
          <path d={rack.top} />
          <path d="M-28-23l20 12m-20-3l20 12m-20-3l20 12" className="stroke-edge" />
          <path d="M-5-9v4m0 4v4m0 4v4" className={styles.lamps} />
        </g>
      </defs>
      {/* The wall, broken at its gate. */}
      <path d="M621 232L350 76 79 232V816L350 972 621 816z" className={styles.room} />
      <path
        d="M621 477V816L350 972 79 816V232L350 76 621 232V429M610 429h22M610 477h22"
        className={styles.wall}
      />
      {planeTops.map((top) => (
        <use key={top} href="#plane" x="350" y={top} className={styles.ghost} />
      ))}
      <g data-part="layer-2" className={styles.layer2}>
        <use href="#plane" x="350" y={racks} />
        <path
          d={line(racks, [4.6, 6], [10.1, 6], [10.1, 11.4], [7.4, 11.4], [7.4, 10.1])}
          className={`${styles.wire} ${styles.wire2}`}
        />
        {rows.flatMap((b) =>
          columns.map((a) => <use key={`${a} ${b}`} href="#rack" {...pointAt(racks, a, b)} />),
        )}
      </g>
      <Drops below={racks} lift={38} className={`${styles.wire} ${styles.wire1} ${styles.wire2}`} />
      <g data-part="layer-1" className={styles.layer1}>
        <use href="#plane" x="350" y={models} />
        <path
          d="M720 396L365 601 232 524l28-16M339 586l-30-17"
          className={`${styles.wire} ${styles.wire1}`}
        />
        {tiles.map((name, index) => (
          <Named
            key={name}
            name={name}
            href="#tile"
            {...pointAt(models, columns[index % 4] ?? 0, rows[Math.floor(index / 4)] ?? 0)}
            className={liveTiles.includes(name) ? styles.live : styles.still}
          />
        ))}
      </g>
      <Drops below={models} lift={0} className={`${styles.wire} ${styles.wire0} ${styles.wire1}`} />
      <g data-part="layer-0" className={styles.layer0}>
        <use href="#plane" x="350" y={agents} />
        <path
          d={
            line(agents, [2, 6], [10, 6]) +
            [2, 6, 10].map((a) => line(agents, [a, 3], [a, 9])).join("")
          }
          className={`${styles.wire} ${styles.wire0}`}
        />
        {slabs.map((name, index) => (
          <Named
            key={name}
            name={name}
            href="#slab"
            {...pointAt(agents, 2.1 + (index % 3) * 3.9, index < 3 ? 3.2 : 8.8)}
          />
        ))}
      </g>
      <DrawingText x="711" y="500" text={modelsIn} />
    </svg>
  );
}

type NamedProps = {
  name: string;
  href: string;
  x: number;
  y: number;
  className?: string | undefined;
};

/** A tile or a slab with its name, which lies on the plane. */
function Named({ name, href, x, y, className }: NamedProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <use href={href} />
      <DrawingText text={name} />
    </g>
  );
}

/** Live lines straight down to a layer, each with a packet; the layer above hides their upper ends. */
function Drops({ below, lift, className }: { below: number; lift: number; className: string }) {
  return livePlaces.map(([a, b]) => {
    const { x, y } = pointAt(below, a, b);
    return (
      <g key={x} className={className} transform={`translate(${x} ${y - lift - 252})`}>
        <path d="M0 0v252" />
        <path d="M-4-4h8v8h-8z" data-part="packet" className={styles.packet} />
      </g>
    );
  });
}
