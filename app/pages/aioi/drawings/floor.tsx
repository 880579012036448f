import { DrawingText } from "../../../ui/drawing-text.tsx";
import { columns, line, pointAt, rows } from "./isometric-geometry.ts";
import styles from "./platform-layers.module.css";

type Part = { name?: string; a: number; b: number };

const slabs: Part[] = [
  { name: "bdr", a: 3.2, b: 3.2 },
  { name: "akito", a: 8.8, b: 3.2 },
  { name: "filer", a: 3.2, b: 8.8 },
  { name: "customers", a: 8.8, b: 8.8 },
];
const tiles: Part[] = ["triage", "speech", "vision", "yours", "embed", "tune"].map(
  (name, index) => ({ name, a: 2.2 + (index % 3) * 3.8, b: index < 3 ? 3.2 : 8.8 }),
);
const racks: Part[] = rows.flatMap((b) => columns.map((a) => ({ a, b })));

/** What stands on each floor, the top one first, how much larger than in the whole drawing, and its wire. */
const floors = [
  {
    href: "#slab",
    scale: 1.4,
    parts: slabs,
    wire: line(0, [3.2, 8.8], [3.2, 3.2], [8.8, 3.2], [8.8, 8.8], [3.2, 8.8]),
  },
  { href: "#tile", scale: 1.4, parts: tiles, wire: line(0, [0.3, 6], [11.7, 6]) },
  { href: "#rack", scale: 1, parts: racks, wire: line(0, [1.9, 6], [10.1, 6]) },
];

/** One floor of the platform for phones, made of the parts that `PlatformLayers` defines. */
export function Floor({ index }: { index: number }) {
  const floor = floors[index];
  if (!floor) return null;
  const { href, scale, parts, wire } = floor;
  return (
    <svg
      viewBox="118 -24 464 296"
      aria-hidden="true"
      data-part="floor"
      className={`${styles.drawing} ${styles.floorDrawing} ${href === "#slab" ? styles.floorSlabs : ""} fit-words`}
    >
      <use href="#plane" x="350" />
      <path d={wire} className={styles.wire} />
      {parts.map(({ name, a, b }) => {
        const { x, y } = pointAt(0, a, b);
        return (
          <g key={`${a} ${b}`} className={className(href, name)} transform={`translate(${x} ${y})`}>
            <use href={href} {...(scale === 1 ? {} : { transform: `scale(${scale})` })} />
            {name !== undefined && <DrawingText text={name} />}
          </g>
        );
      })}
    </svg>
  );
}

const className = (href: string, name: string | undefined) =>
  href === "#tile" ? (name === "yours" ? styles.live : styles.still) : undefined;
