import { DrawingText } from "../../ui/drawing-text.tsx";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

type FloorPlanProps = {
  /** Decides the plan: the same slug has the same plan. */
  slug: string;
  /** A number from the story, or a word where it has none. */
  number: string;
  category: string | undefined;
};

/** The outer wall of every plan. */
const wall = { left: 344, top: 32, right: 1000, bottom: 316 } as const;
/** Everything stands on a grid. */
const onGrid = (pixels: number) => Math.round(pixels / 4) * 4;
/** Rooms are never lower than this. */
const minHeight = 170;
const door = 44;

type Room = { x: number; y: number; width: number; height: number };
type Partition = { x: number; y: number; length: number; vertical: boolean; door: number };

/** The cover of a story without an image or a drawing of its own: rooms inside one wall, one of them live. */
export function FloorPlan({ slug, number, category }: FloorPlanProps) {
  const { rooms, partitions } = createPlan(slug);
  const [first, ...others] = rooms;
  const gate = first ? onGrid(first.y + first.height / 2) : 174;
  const rack = (first?.x ?? wall.left) + 96;
  return (
    <>
      <path
        d={`M${wall.left} ${gate - 22}V${wall.top}H${wall.right}V${wall.bottom}H${wall.left}V${gate + 22}`}
        className={`${drawing.wall} fill-surface`}
      />
      <path d={`M333 ${gate - 22}h22M333 ${gate + 22}h22`} className={drawing.wall} />
      <path d={partitions.map(partitionPath).join("")} className={drawing.line2} />
      <path d={`M320 ${gate}H${rack}`} className={drawing.live} />
      <path d={`M${rack - 60} ${gate - 4}h8v8h-8z`} className="fill-signal" />
      <path d={rackPath(rack, gate - 36)} className={drawing.box} />
      <path d={others.map(furniturePath).join("")} className={drawing.line} />
      <path d="M340 340H1004M335 345l10-10M999 345l10-10" className={drawing.edge} />
      <DrawingText x="340" y="412" className={styles.number} text={number} />
      {category !== undefined && (
        <DrawingText x="1004" y="382" textAnchor="end" className={styles.label} text={category} />
      )}
    </>
  );
}

/** Splits the wall's inside three times, at 34 to 66 percent of a room. */
function createPlan(slug: string): { rooms: Room[]; partitions: Partition[] } {
  const next = chances(slug);
  const { left, top, right, bottom } = wall;
  let rooms: Room[] = [{ x: left, y: top, width: right - left, height: bottom - top }];
  const partitions: Partition[] = [];
  for (let level = 0; level < 3; level += 1) {
    rooms = rooms.flatMap((room) => {
      const share = 0.34 + 0.32 * next();
      const place = 0.25 + 0.5 * next();
      const vertical = room.width > room.height * 0.9;
      if (vertical && room.width < 150) return [room];
      if (!vertical && room.height * share < minHeight / 2) return [room];
      const { x, y, width, height } = room;
      const at = onGrid((vertical ? width : height) * share);
      const length = vertical ? height : width;
      partitions.push({
        x: vertical ? x + at : x,
        y: vertical ? y : y + at,
        length,
        vertical,
        door: onGrid((length - door) * place),
      });
      return vertical
        ? [
            { x, y, width: at, height },
            { x: x + at, y, width: width - at, height },
          ]
        : [
            { x, y, width, height: at },
            { x, y: y + at, width, height: height - at },
          ];
    });
  }
  return { rooms, partitions };
}

/** A partition with its door left open. */
const partitionPath = ({ x, y, length, vertical, door: from }: Partition) =>
  vertical
    ? `M${x} ${y}v${from}m0 ${door}v${length - from - door}`
    : `M${x} ${y}h${from}m${door} 0h${length - from - door}`;

// From here on relative to where it begins: a list of twenty plans repeats it, and compresses it away.
const rackPath = (x: number, y: number) => `M${x} ${y}h52v72h-52zm0 12h52${"m-52 12h52".repeat(4)}`;

/** A rack, a table with chairs or shelves, in turn. */
function furniturePath({ x, y, width, height }: Room, index: number): string {
  const middleX = onGrid(x + width / 2);
  const middleY = onGrid(y + height / 2);
  if (width < 90 || height < 90) return `M${middleX - 16} ${middleY - 16}h32v32h-32z`;
  if (index % 3 === 0) return rackPath(middleX - 26, middleY - 36);
  if (index % 3 === 1) {
    return `M${middleX - 36} ${middleY - 18}h72v36h-72zm24-14h24v10h-24zm0 54h24v10h-24z`;
  }
  return `M${middleX - 36} ${middleY - 24}h72v10h-72z${"m0 18h72v10h-72z".repeat(2)}`;
}

/** Numbers between 0 and 1, the same for the same text on the Worker and in the browser. */
function chances(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
