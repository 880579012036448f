type StoryCoverProps = {
  slug: string;
  /** Fills its box and loses what is at the left of a narrow one, or is shown whole. */
  fit?: "slice" | "meet";
  className?: string;
};

/**
 * The drawing of a story without a picture, made from its slug so that it never changes: measured
 * days, a lattice or rising bars. Exactly one element is live, in the half that is always seen.
 */
export function StoryCover({ slug, fit = "slice", className = "" }: StoryCoverProps) {
  const [choice, ...chances] = chancesOf(salt + slug);
  const drawings = [Days, Lattice, Bars];
  const Drawing = drawings[Math.floor(choice * drawings.length)] ?? Days;
  return (
    <svg
      viewBox="0 0 648 336"
      preserveAspectRatio={`xMaxYMid ${fit}`}
      aria-hidden="true"
      className={className}
    >
      <path d="M0 0h648v336H0z" fill="var(--ground)" />
      <Drawing chances={chances} />
    </svg>
  );
}

type DrawingProps = { chances: [number, number, number] };

/** 28 days of two curves, a stem for each day of the first. */
function Days({ chances: [first, second] }: DrawingProps) {
  const top = 12 + Math.floor(first * 5);
  const live = 16 + Math.floor(second * 10);
  const days = Array.from({ length: 28 }, (_, day) => {
    const height = 112 * (1 + Math.cos(((day - top) / 14) * Math.PI));
    const other = 75 * (1 - Math.cos(((day - top + 4) / 14) * Math.PI));
    return { x: 36 + day * 21.2, y: 288 - height * 0.98, other: 288 - other };
  });
  const square = (x: number, y: number, size: number) =>
    `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`;
  return (
    <>
      <path
        d={days.map(({ x, y }) => `M${x} 288V${round(y)}`).join("")}
        stroke="var(--edge)"
        strokeWidth="1.25"
      />
      <path d="M24 288H620" stroke="var(--ink)" strokeWidth="2" />
      <path
        d={days.map(({ x, other }) => square(x, round(other), 6)).join("")}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {days.map(({ x, y }, day) => (
        <path
          key={x}
          d={square(x, round(y), 9)}
          fill={day === live ? "var(--signal)" : "var(--ink)"}
        />
      ))}
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
  const at = (index: number) => {
    const row = Math.floor(index / columns);
    const shift = (row + lean) % 2 === 0 ? 0 : pitch / 2;
    return { x: (index % columns) * pitch - 9 + shift, y: 42 + row * pitch, row };
  };
  const sites = Array.from({ length: columns * rows }, (_, index) => at(index));
  const bonds = sites
    .filter(({ row }) => row < rows - 1)
    .map(({ x, y, row }) => `M${x} ${y}l${(row + lean) % 2 === 0 ? 18 : -18} ${pitch}`);
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${42 + row * pitch}H648`);
  return (
    <>
      <path d={[...lines, ...bonds].join("")} fill="none" stroke="var(--edge)" strokeWidth="1" />
      <path
        d={sites
          .filter((_, index) => index !== live)
          .map(({ x, y }) => `M${x - 3} ${y - 3}h6v6h-6z`)
          .join("")}
        fill="var(--ink)"
      />
      <path d={`M${at(live).x - 6} ${at(live).y - 6}h12v12h-12z`} fill="var(--signal)" />
    </>
  );
}

/** Bars that rise; the last one is now. */
function Bars({ chances: [first] }: DrawingProps) {
  const steepness = 1.2 + first;
  const count = 13;
  const bars = Array.from({ length: count }, (_, index) => ({
    x: 60 + index * 41,
    height: round(16 + 224 * ((index + 1) / count) ** steepness),
  }));
  return (
    <>
      <path
        d={bars
          .slice(0, -1)
          .map(({ x, height }) => `M${x} ${294 - height}h26v${height}h-26z`)
          .join("")}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {bars.slice(-1).map(({ x, height }) => (
        <path key={x} d={`M${x} ${294 - height}h26v${height}h-26z`} fill="var(--signal)" />
      ))}
      <path d="M40 294H608" stroke="var(--ink)" strokeWidth="3" />
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
