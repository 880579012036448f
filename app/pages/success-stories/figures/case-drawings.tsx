import type { CaseDrawing } from "../content.ts";

const [width, height] = [640, 560];

/** The cover of a customer's case, made of its subject; exactly one part is live. */
export function CaseDrawing({ drawing, description }: CaseDrawingProps) {
  const Drawing = drawings[drawing];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className="w-full h-auto"
    >
      <path d={`M0 0h${width}v${height}h${-width}z`} fill="var(--ground)" />
      <Drawing />
      <path
        d={`M.5.5h${width - 1}v${height - 1}h${1 - width}z`}
        fill="none"
        stroke="var(--ink)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type CaseDrawingProps = { drawing: CaseDrawing; description: string };

const square = (x: number, y: number, size: number) =>
  `M${x - size / 2} ${y - size / 2}h${size}v${size}h${-size}z`;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const latticeRows = numbers(9);
const latticePoint = (row: number, column: number) =>
  [column * 64 - (row % 2 === 0 ? 0 : 32), 56 + row * 56] as const;
const measured = latticePoint(3, 7);

function Lattice() {
  const points = latticeRows.flatMap((row) =>
    numbers(12).map((column) => latticePoint(row, column)),
  );
  const rows = latticeRows.map((row) => `M0 ${56 + row * 56}h${width}`);
  const bonds = latticeRows.slice(1).flatMap((row) =>
    numbers(12).map((column) => {
      const [x, y] = latticePoint(row, column);
      return `M${x} ${y}l${row % 2 === 0 ? -32 : 32} -56`;
    }),
  );
  return (
    <>
      <path d={[...rows, ...bonds].join("")} stroke="var(--edge)" fill="none" />
      <path d={points.map(([x, y]) => square(x, y, 9)).join("")} fill="var(--ink)" />
      <path d={square(...measured, 24)} fill="var(--signal)" />
    </>
  );
}

const [barPitch, barWidth, barFoot] = [46, 34, 480];
const barLeft = (index: number) => 50 + index * barPitch;
const barRise = (index: number) => 34 + index * 18 + index * index * 1.4;
const bar = (index: number) =>
  `M${barLeft(index)} ${barFoot}v${-barRise(index)}h${barWidth}v${barRise(index)}z`;

function Bars() {
  return (
    <>
      <path
        d={numbers(11).map(bar).join("")}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <path d={bar(11)} fill="var(--signal)" />
      <path d={`M32 ${barFoot}h576`} stroke="var(--ink)" strokeWidth="4" />
    </>
  );
}

const [cycleDays, liveDay, dayFoot] = [28, 18, 464];
const dayAt = (day: number) => 50 + (day - 1) * 20;
const wave = (day: number, peak: number) =>
  0.5 + Math.cos((2 * Math.PI * (day - peak)) / cycleDays) / 2;
const rising = (day: number) => dayFoot - 8 - wave(day, 12) * 352;
const falling = (day: number) => dayFoot - 8 - wave(day, 1) * 226;

function Days() {
  const days = numbers(cycleDays).map((index) => index + 1);
  const at = (height: (day: number) => number, size: number) => (day: number) =>
    square(dayAt(day), Number(height(day).toFixed(1)), size);
  return (
    <>
      <path
        d={days.map((day) => `M${dayAt(day)} ${dayFoot}V${rising(day).toFixed(1)}`).join("")}
        stroke="var(--edge)"
      />
      <path d={`M32 ${dayFoot}h576`} stroke="var(--ink)" strokeWidth="2" />
      <path
        d={days
          .filter((day) => day !== liveDay)
          .map(at(rising, 10))
          .join("")}
        fill="var(--ink)"
      />
      <path
        d={days.map(at(falling, 7)).join("")}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <path d={at(rising, 14)(liveDay)} fill="var(--signal)" />
      <text x={dayAt(1) - 5} y="508">
        day 1
      </text>
      <text x={dayAt(cycleDays) + 5} y="508" textAnchor="end">
        day {cycleDays}
      </text>
    </>
  );
}

const drawings = { lattice: Lattice, bars: Bars, days: Days } satisfies Record<
  CaseDrawing,
  () => React.JSX.Element
>;
