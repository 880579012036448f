import "./story-cover.css";

type StoryCoverProps = { slug: string; className?: string };

/**
 * The drawing of a story without a picture, made from its slug so that it never changes: measured
 * days, a lattice or rising bars. It fills a box of any shape: places are stretched, and squares and
 * lines are not. Squares are `--dot` pixels wide. Exactly one element is live.
 */
export function StoryCover({ slug, className = "" }: StoryCoverProps) {
  const [choice, ...chances] = chancesOf(salt + slug);
  const drawings = [Days, Lattice, Bars];
  const Drawing = drawings[Math.floor(choice * drawings.length)] ?? Days;
  return (
    <svg
      viewBox="0 0 648 336"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`story-cover bg-ground ${className}`}
    >
      <Drawing chances={chances} />
    </svg>
  );
}

type DrawingProps = { chances: [number, number, number] };

type Point = { x: number; y: number };

/** Squares as the square ends of strokes without length, which no stretching distorts. */
function Squares({ at, className }: { at: readonly Point[]; className: string }) {
  return <path d={at.map(({ x, y }) => `M${x} ${y}h0`).join("")} className={className} />;
}

/** 28 days of two curves, a stem for each day of the first. */
function Days({ chances: [first, second] }: DrawingProps) {
  const top = 12 + Math.floor(first * 5);
  const live = 16 + Math.floor(second * 10);
  const days = Array.from({ length: 28 }, (_, day) => {
    const height = 112 * (1 + Math.cos(((day - top) / 14) * Math.PI));
    const other = 75 * (1 - Math.cos(((day - top + 4) / 14) * Math.PI));
    return { x: round(36 + day * 21.2), y: round(288 - height * 0.98), other: round(288 - other) };
  });
  const others = days.map(({ x, other }) => ({ x, y: other }));
  return (
    <>
      <path d={days.map(({ x, y }) => `M${x} 288V${y}`).join("")} className="story-thin" />
      <path d="M24 288H620" className="story-base" />
      <Squares at={others} className="story-ring" />
      <Squares at={others} className="story-hole" />
      <Squares at={days.filter((_, day) => day !== live)} className="story-dot" />
      <Squares at={days.slice(live, live + 1)} className="story-dot story-live" />
    </>
  );
}

/** Sites joined along two directions; one is being read. */
function Lattice({ chances: [first, second, third] }: DrawingProps) {
  const pitch = 36;
  const columns = 19;
  const rows = 8;
  const live = 11 + Math.floor(first * 5) + columns * (2 + Math.floor(second * 4));
  const lean = third > 0.5 ? 0 : 1;
  const sites = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const shift = (row + lean) % 2 === 0 ? 0 : pitch / 2;
    return { x: (index % columns) * pitch - 9 + shift, y: 42 + row * pitch, row };
  });
  const bonds = sites
    .filter(({ row }) => row < rows - 1)
    .map(({ x, y, row }) => `M${x} ${y}l${(row + lean) % 2 === 0 ? 18 : -18} ${pitch}`);
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${42 + row * pitch}H648`);
  return (
    <>
      <path d={[...lines, ...bonds].join("")} className="story-thin" />
      <Squares at={sites.filter((_, index) => index !== live)} className="story-dot" />
      <Squares at={sites.slice(live, live + 1)} className="story-dot story-live" />
    </>
  );
}

/** Bars that rise; the last one is now. */
function Bars({ chances: [first] }: DrawingProps) {
  const steepness = 1.2 + first;
  const count = 13;
  const bars = Array.from({ length: count }, (_, index) => {
    const height = round(16 + 224 * ((index + 1) / count) ** steepness);
    return `M${60 + index * 41} ${294 - height}h26v${height}h-26z`;
  });
  return (
    <>
      <path d={bars.slice(0, -1).join("")} className="story-bar" />
      <path d={bars.slice(-1).join("")} fill="var(--signal)" />
      <path d="M40 294H608" className="story-base" />
    </>
  );
}

/** With it neighbors in the sample content look different. */
const salt = "82";

const round = (value: number) => Math.round(value * 10) / 10;

/** Four numbers between 0 and 1, the same for the same text on the Worker and in the browser. */
function chancesOf(text: string): [number, number, number, number] {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
  return [next(), next(), next(), next()];
}
