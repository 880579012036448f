import { type CostLine, costAt, type Costs, type CostState, lastMonth } from "./costs.ts";

/** Heights of the chart, in px: widths are shares, so that its words have one size at every width. */
export const chartTop = 36;
export const axis = 336;
export const chartHeight = 480;

/** The highest of AIOI and the hosted API ends here. */
const highestEnd = 66;
const unitHeight = axis - highestEnd;

/** The narrowest chart that shows the whole label of the self-built platform, in px. */
const minWidth = 1184;
/** That label, and the room of the one at the right, in px. */
const selfBuiltLabel = 250;
const hostedLabel = 190;

/** How far two labels stand apart at the right end, in px. */
const labelGap = 40;

/** A share of the width, as an attribute. */
export const share = (part: number): string => `${Number((100 * part).toFixed(3))}%`;

const toShare = (month: number) => month / lastMonth;

/** Where the lines run, what the grid shows, and where the labels stand. */
export function createChart(costs: Costs) {
  const { aioi, hosted, selfBuilt, crossing, state } = costs;
  const unit = Math.max(costAt(aioi, lastMonth), costAt(hosted, lastMonth)) || 1;
  const yOf = (amount: number) => axis - (amount / unit) * unitHeight;
  const at = (line: CostLine, month: number) => Number(yOf(costAt(line, month)).toFixed(1));
  const lineOf = (line: CostLine) => ({ from: at(line, 0), to: at(line, lastMonth) });
  const lines = { aioi: lineOf(aioi), hosted: lineOf(hosted), selfBuilt: lineOf(selfBuilt) };
  const top = ((axis - chartTop) / unitHeight) * unit;
  const leavesAt = selfBuilt.monthly > 0 ? (top - selfBuilt.start) / selfBuilt.monthly : Infinity;
  const step = roundToDigit(unit / 3);
  const grid = Array.from({ length: Math.floor(top / step) }, (_, index) =>
    Number(yOf(step * (index + 1)).toFixed(1)),
  );
  return {
    lines,
    /** The share of the width at which AIOI becomes cheaper; null where it does not. */
    crossing: crossing === null ? null : toShare(crossing),
    crossingHeight: crossing === null ? axis : at(aioi, crossing),
    /** Heights of the horizontal lines. */
    grid: grid.filter((y) => y > chartTop),
    labels: placeLabels(lines, Math.max(0, toShare(leavesAt)), state),
  };
}

/** 100,000 for 142,560. */
function roundToDigit(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return Math.round(value / power) * power;
}

type Lines = Record<"aioi" | "hosted" | "selfBuilt", { from: number; to: number }>;

/** A label begins, ends or has its middle at a share of the width. */
type Label = {
  x: string;
  dx: number;
  y: number;
  anchor: "start" | "middle" | "end";
  /** It stands below its line, which rises. */
  isBelow?: boolean;
};

const above = (y: number, distance: number): Label => ({
  x: "100%",
  dx: -16,
  y: Math.max(48, y - distance),
  anchor: "end",
});

const below = (y: number, distance: number): Label =>
  y + distance > axis - 6 ? above(y, 12) : { ...above(y, -distance), isBelow: true };

/**
 * AIOI and the hosted API are named at their ends. The self-built platform is named where it leaves at
 * the top, above its line where that is the highest, and else at its end.
 */
function placeLabels(lines: Lines, leavesAt: number, state: CostState): Record<keyof Lines, Label> {
  const { aioi, hosted, selfBuilt } = lines;
  const isApart = Math.abs(hosted.to - aioi.to) >= labelGap;
  const atEnds =
    hosted.to < aioi.to
      ? {
          hosted: above(hosted.to, 11),
          aioi: state === "build" && isApart ? above(aioi.to, 15) : below(aioi.to, 34),
        }
      : {
          aioi: above(aioi.to, 15),
          // Below its band where there is no room above.
          hosted: isApart ? above(hosted.to, 10) : below(hosted.to, 36),
        };
  const highest = Math.min(aioi.to, hosted.to);
  return { ...atEnds, selfBuilt: placeSelfBuiltLabel(selfBuilt, leavesAt, highest) };
}

function placeSelfBuiltLabel(line: Lines["selfBuilt"], leavesAt: number, highest: number): Label {
  const width = selfBuiltLabel / minWidth;
  if (leavesAt <= 1 - width - hostedLabel / minWidth) {
    return { x: share(leavesAt), dx: 15, y: 58, anchor: "start" };
  }
  if (line.to > highest) return below(line.to, 26);
  const middle = Math.min(0.46, leavesAt / 2);
  const y = line.from + (line.to - line.from) * (middle + width / 2);
  return { x: share(middle), dx: 0, y: Math.max(50, y - 12), anchor: "middle" };
}

/**
 * The width of an amount in the font of headlines, with their spacing, in em: a digit and the sign of
 * the dollar are 0.65 wide, a comma 0.222, and the spacing takes 0.055 of each.
 */
export const emWidth = (amount: string): number => {
  const commas = amount.split(",").length - 1;
  return Number(((amount.length - commas) * 0.595 + commas * 0.167).toFixed(3));
};
