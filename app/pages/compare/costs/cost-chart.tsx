import { DrawingText } from "../../../ui/drawing-text.tsx";
import { formatDollars } from "../../../lib/format.ts";
import { axis, chartHeight, createChart, chartTop, emWidth, share } from "./chart-geometry.ts";
import { costsContent } from "./content.ts";
import { type CostLine, costAt, type Costs, lastMonth, toMonth } from "./costs.ts";
import styles from "./cost-chart.module.css";

const content = costsContent.chart;
const months = [0, 6, 12, 18, 24, 30, 36];

type LineName = keyof typeof content.lines;

/** The amount that a line comes to. */
const total = (line: CostLine) => formatDollars(Math.round(costAt(line, lastMonth)));

/** What the chart shows, in a sentence. */
function describe(costs: Costs): string {
  const { caption, lines } = costsContent.table;
  const totals = (["aioi", "hosted", "selfBuilt"] as const)
    .map((name) => `${lines[name]} ${total(costs[name])}`)
    .join(", ");
  const crossing =
    costs.crossing === null
      ? ""
      : `; ${lines.aioi} ${content.cheaperFrom(toMonth(costs.crossing))}`;
  return `${caption}${content.byMonth}: ${totals}${crossing}.`;
}

/**
 * Three lines over 36 months. Where AIOI becomes cheaper than the hosted API, the ground floods and the
 * lines turn white: they are drawn once, and used again in other colors.
 */
export function CostChart({ costs }: { costs: Costs }) {
  const { state, difference } = costs;
  const chart = createChart(costs);
  const amount = formatDollars(difference);
  const style = { "--crossing": chart.crossing ?? 1, "--em": emWidth(amount) };
  return (
    <div data-part="stage" className={styles.chart} data-state={state} style={style}>
      <svg role="img" aria-label={describe(costs)} height={chartHeight}>
        <defs>
          <Hatch id="cost-hatch" className="stroke-edge" />
          <Hatch id="cost-hatch-flood" className={styles.hatchFlood} />
          <clipPath id="cost-plot">
            <rect y={chartTop} width="100%" height={axis - chartTop} />
          </clipPath>
          <clipPath id="cost-flood">
            <rect x={share(chart.crossing ?? 1)} y={chartTop} width="100%" height={chartHeight} />
          </clipPath>
        </defs>
        <Grid heights={chart.grid} />
        <g id="cost-lines">
          <Lines costs={costs} chart={chart} />
        </g>
        {chart.crossing === null || costs.crossing === null ? (
          <>
            <DrawingText y="458" className={styles.more} text={content.costsMore} />
            <DrawingText
              x="100%"
              y="459"
              textAnchor="end"
              data-part="numeral"
              className={`${styles.numeral} ${styles.numeralInk}`}
              text={amount}
            />
          </>
        ) : (
          <>
            <Dimension crossing={chart.crossing} month={toMonth(costs.crossing)} />
            <DrawingText
              x={share(chart.crossing)}
              y="459"
              dx="-20"
              textAnchor="end"
              className={`${styles.numeral} ${styles.numeralLeft}`}
              text={amount}
            />
            <DrawingText
              x={share(chart.crossing)}
              y="374"
              dx="-20"
              textAnchor="end"
              className={styles.savedLeft}
              text={content.saved}
            />
            <DrawingText
              x={share(chart.crossing)}
              y="462"
              dx="-18"
              textAnchor="end"
              className={styles.rented}
              text={content.hostedCheaper}
            />
            <Flood crossing={chart.crossing} height={chart.crossingHeight} amount={amount} />
          </>
        )}
      </svg>
    </div>
  );
}

function Hatch({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" className={className} />
    </pattern>
  );
}

function Grid({ heights }: { heights: readonly number[] }) {
  return (
    <g className={styles.grid}>
      {heights.map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} />
      ))}
      {months.slice(1, -1).map((month) => {
        const x = share(month / lastMonth);
        return <line key={month} x1={x} x2={x} y1={chartTop} y2={axis} />;
      })}
    </g>
  );
}

type Chart = ReturnType<typeof createChart>;

function Lines({ costs, chart }: { costs: Costs; chart: Chart }) {
  const { lines, labels } = chart;
  const line = (name: LineName) => ({ x2: "100%", y1: lines[name].from, y2: lines[name].to });
  // Beyond the edges, which are cut: a line ends at a right angle to itself.
  const slope = (lines.hosted.to - lines.hosted.from) / 20;
  return (
    <>
      <g clipPath="url(#cost-plot)">
        <line
          x1="-5%"
          x2="105%"
          y1={lines.hosted.from + 8 - slope}
          y2={lines.hosted.to + 8 + slope}
          className={styles.band}
        />
        <line {...line("hosted")} className={styles.hosted} />
        <line {...line("selfBuilt")} className={styles.built} />
        <line {...line("aioi")} className={styles.aioi} />
      </g>
      <line x2="100%" y1={axis} y2={axis} className={styles.axis} />
      {months.map((month) => (
        <DrawingText
          key={month}
          x={share(month / lastMonth)}
          dx={month === lastMonth ? -16 : 0}
          y="357"
          textAnchor={month === 0 ? "start" : month === lastMonth ? "end" : "middle"}
          className={`${styles.month} ${month % 12 === 0 ? "" : styles.halfYear}`}
          text={month === 0 ? content.month : month}
        />
      ))}
      {(["hosted", "aioi", "selfBuilt"] as const).map((name) => (
        <DrawingText
          key={name}
          x={labels[name].x}
          dx={labels[name].dx}
          y={labels[name].y}
          textAnchor={labels[name].anchor}
          className={[
            styles.label,
            name === "selfBuilt" && styles.labelSelfBuilt,
            labels[name].isBelow && styles.labelBelow,
          ]
            .filter(Boolean)
            .join(" ")}
        >
          {content.lines[name]}
          <tspan className={styles.amount}>{`, ${total(costs[name])}`}</tspan>
          {name === "selfBuilt" && labels.selfBuilt.x !== "100%" && (
            <tspan className={`${styles.amount} ${styles.byMonth}`}>{content.byMonth}</tspan>
          )}
        </DrawingText>
      ))}
      <DrawingText
        x="4"
        y={Math.max(48, lines.selfBuilt.from - 11)}
        className={`${styles.label} ${styles.labelStart}`}
        text={content.lines.selfBuilt}
      />
    </>
  );
}

/** Over the months in which the hosted API is cheaper. */
function Dimension({ crossing, month }: { crossing: number; month: number }) {
  const x = share(crossing);
  // A short one leaves no room for its label above the middle.
  const isShort = crossing < 0.16;
  return (
    <g className={styles.dimension}>
      <line x2={x} y1="24" y2="24" />
      <line y1="17" y2={chartTop} />
      <line x1={x} x2={x} y1="6" y2={chartTop} />
      <line x1="-5.5" x2="5.5" y1="29.5" y2="18.5" />
      <svg x={x} overflow="visible">
        <line x1="-5.5" x2="5.5" y1="29.5" y2="18.5" />
      </svg>
      <DrawingText
        x={isShort ? 0 : share(crossing / 2)}
        y="13"
        textAnchor={isShort ? "start" : "middle"}
        className="max-sm:hidden"
        text={`${content.months(month)} ${content.toBreakEven}`}
      />
      <DrawingText y="13" className="sm:hidden" text={content.months(month)} />
    </g>
  );
}

type FloodProps = { crossing: number; height: number; amount: string };

function Flood({ crossing, height, amount }: FloodProps) {
  const x = share(crossing);
  return (
    <>
      <rect
        x={x}
        y={chartTop}
        width={share(1 - crossing)}
        height={chartHeight - chartTop}
        data-part="flood"
        className={styles.flood}
      />
      <g data-part="on-flood" className={styles.inFlood}>
        <use href="#cost-lines" clipPath="url(#cost-flood)" className={styles.white} />
        <DrawingText x={x} y="458" dx="28" className={styles.saved} text={content.saved} />
        <DrawingText
          x="100%"
          y="459"
          dx="-20"
          textAnchor="end"
          data-part="numeral"
          className={`${styles.numeral} ${styles.numeralFlood}`}
          text={amount}
        />
      </g>
      <rect
        x={x}
        y={height}
        width="12"
        height="12"
        transform="translate(-6 -6)"
        className={styles.crossing}
      />
    </>
  );
}
