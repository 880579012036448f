import { DrawingText } from "../../ui/drawing-text.tsx";
import { Hatching } from "../../ui/hatching.tsx";
import styles from "./time-bars.module.css";

type Bar = {
  label: string;
  value: string;
  /** On the scale of the drawing. */
  from: number;
  to: number;
  /** With a hatched part before the scale begins, for a period of variable length. */
  before?: boolean;
  /** Ends of periods within the bar. */
  marks?: readonly number[];
  /** Time of the cancellation. */
  refused?: number;
};

type TimeBarsProps = {
  description: string;
  /** The right end of the scale. */
  end: number;
  /** On phones the labels of minor ticks are left out. */
  ticks: readonly { at: number; label: string; minor?: boolean }[];
  rows: readonly Bar[];
};

const rowHeight = 64;
const barTop = 30;
const barHeight = 18;

/**
 * Periods to scale, one bar a row, on one axis. Positions are percentages, so that the labels have the
 * same size on every screen.
 */
export function TimeBars({ description, end, ticks, rows }: TimeBarsProps) {
  const lead = rows.some(({ before }) => before) ? 12 : 0;
  const at = (value: number) => `${(lead + ((99.8 - lead) * value) / end).toFixed(3)}%`;
  const width = (value: number) => `${(((99.8 - lead) * value) / end).toFixed(3)}%`;
  const axis = rows.length * rowHeight + 4;
  return (
    <svg role="img" aria-label={description} className={styles.bars} height={axis + 28}>
      <Hatching id="as-long-as" />
      {ticks.map((tick) => (
        <rect
          key={tick.at}
          x={at(tick.at)}
          width="1"
          height={axis}
          fill={tick.at === 0 ? "var(--ink)" : "var(--line)"}
        />
      ))}
      {rows.map((row, index) => (
        <svg key={row.label} y={index * rowHeight}>
          <Row {...row} at={at} width={width} lead={lead} end={end} />
        </svg>
      ))}
      <rect y={axis} width="100%" height="1.5" fill="var(--ink)" />
      {ticks.map((tick) => (
        <DrawingText
          key={tick.at}
          x={at(tick.at)}
          y={axis + 22}
          textAnchor={tick.at === end ? "end" : tick.at === 0 && lead === 0 ? "start" : "middle"}
          className={`fill-ink3 ${tick.minor ? "max-sm:hidden" : ""}`}
          text={tick.label}
        />
      ))}
    </svg>
  );
}

type RowProps = Bar & {
  end: number;
  at: (value: number) => string;
  width: (value: number) => string;
  lead: number;
};

function Row({
  label,
  value,
  from,
  to,
  before,
  marks = [],
  refused,
  at,
  width,
  lead,
  end,
}: RowProps) {
  return (
    <>
      <DrawingText x={at(0)} dx="8" y="20" className={styles.label} text={label} />
      <DrawingText
        x={at(end)}
        dx="-8"
        y="20"
        textAnchor="end"
        className={styles.label}
        text={value}
      />
      {before && (
        <rect
          y={barTop + 0.5}
          width={`${lead}%`}
          height={barHeight - 1}
          fill="url(#as-long-as)"
          stroke="var(--ink)"
          strokeWidth="1"
        />
      )}
      <rect x={at(from)} y={barTop} width={width(to - from)} height={barHeight} fill="var(--ink)" />
      {marks.map((mark) => (
        <rect
          key={mark}
          x={at(mark)}
          y={barTop}
          width="2"
          height={barHeight}
          fill="var(--surface)"
        />
      ))}
      {refused !== undefined && (
        <svg x={at(refused)} y={barTop + barHeight / 2}>
          <path d="M-9-9h18v18h-18z" fill="var(--surface)" />
          <path d="M-6-6 6 6m0-12-12 12" stroke="var(--warn)" strokeWidth="2.25" fill="none" />
        </svg>
      )}
    </>
  );
}
