import type { Growth, Phase } from "./growth-geometry.ts";

type GrowthProps = { growth: Growth; now: string; description: string };

/** Heights of the blocks in pixels: they show order, not a value. */
export const rises = [18, 60, 112, 168] as const;

/** Widths of the blocks on phones, where the years run down. */
const reaches = [8, 20, 32, 44] as const;

const looks: Record<Phase["state"], { fill?: string; stroke?: string; strokeDasharray?: string }> =
  {
    done: { fill: "var(--ink)" },
    current: { fill: "var(--signal)" },
    planned: { stroke: "var(--edge)" },
    open: { fill: "none", stroke: "var(--edge)", strokeDasharray: "6 5" },
  };

/** Each drawing has a hatch of its own: a pattern in a hidden drawing is not painted. */
const hatches = { wide: "planned-wide", tall: "planned-tall" };

const yearsFrom = ({ firstYear, years }: Growth) =>
  Array.from({ length: years }, (_, index) => firstYear + index);

function PlannedHatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h9v9H0z" fill="var(--sunken)" />
      <path d="M0 0v9" stroke="var(--edge)" strokeWidth="2" />
    </pattern>
  );
}

const axis = 228;

/**
 * Years across the page. Places are shares of the width, so that words keep their size at every
 * width.
 */
export function GrowthWide({ growth, now, description }: GrowthProps) {
  const at = (year: number) => `${((100 * year) / growth.years).toFixed(3)}%`;
  return (
    <svg role="img" aria-label={description} className="rail-wide">
      <PlannedHatch id={hatches.wide} />
      {growth.phases.map(({ name, start, years, state, order }) => (
        <rect
          key={name}
          x={at(start)}
          y={axis - (rises[order] ?? 0)}
          width={at(years)}
          height={rises[order]}
          fill={`url(#${hatches.wide})`}
          strokeWidth="1.25"
          {...looks[state]}
        />
      ))}
      <line x2="100%" y1={axis} y2={axis} stroke="var(--ink)" strokeWidth="1.5" />
      {yearsFrom(growth).map((year, index) => (
        <g key={year}>
          <rect x={at(index)} y={axis} width="1.25" height="8" fill="var(--edge)" />
          <text x={at(index)} dx="6" y={axis + 20} className="fill-ink3!">
            {year}
          </text>
        </g>
      ))}
      <rect x={at(growth.now)} y="88" width="4" height="154" fill="var(--ink)" />
      <text x={at(growth.now)} dx="-10" y="101" textAnchor="end">
        {now}
      </text>
    </svg>
  );
}

/** Years down the page, in rem: the words beside it follow the size a visitor has set. */
export function GrowthTall({ growth, now, description }: GrowthProps) {
  const at = (year: number) => `${((100 * year) / growth.years).toFixed(3)}%`;
  return (
    <svg role="img" aria-label={description} className="rail-tall">
      <PlannedHatch id={hatches.tall} />
      {growth.phases.map(({ name, start, years, state, order }) => (
        <rect
          key={name}
          x="44"
          y={at(start)}
          width={reaches[order]}
          height={at(years)}
          fill={`url(#${hatches.tall})`}
          strokeWidth="1.25"
          {...looks[state]}
        />
      ))}
      <line x1="44" x2="44" y2="100%" stroke="var(--ink)" strokeWidth="1.5" />
      {yearsFrom(growth).map((year, index) => (
        <g key={year}>
          <rect x="36" y={at(index)} width="8" height="1.25" fill="var(--edge)" />
          <text x="0" y={at(index)} dy="14" className="fill-ink3!">
            {year}
          </text>
        </g>
      ))}
      <rect x="36" y={at(growth.now)} width="52" height="4" fill="var(--ink)" />
      <text x="94" y={at(growth.now)} dy="5">
        {now}
      </text>
    </svg>
  );
}
