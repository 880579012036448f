import { ease } from "../../../config/motion.ts";
import { part } from "../../../islands/parts.ts";

/**
 * What moves within a panel, by its selector, where it comes from, and when: milliseconds since the last
 * stop was left.
 */
type Move = {
  of: string;
  from: Keyframe;
  at: number;
  ms: number;
  easing?: string;
  pseudoElement?: "::before";
};

const moved = (axis: "X" | "Y", by: string): Keyframe => ({ transform: `translate${axis}(${by})` });

/** A box and a box in it, moved against each other: nothing is painted anew. */
const opened = (
  axis: "X" | "Y",
  [outer, inner]: readonly [string, string],
  move: Omit<Move, "of" | "from">,
) => [
  { of: outer, from: moved(axis, "-100%"), ...move },
  { of: inner, from: moved(axis, "100%"), ...move },
];

const opensSheet = { at: 520, ms: 320, easing: ease };
const writes = { ms: 280, easing: "steps(18)" };
/** The two rows of the log that the stop has written. */
const firstRow = "[data-part=row]:not([data-part=row] + [data-part=row])";
const secondRow = "[data-part=row] + [data-part=row]";

const moves: readonly Move[] = [
  { of: "[data-part=leader]", from: { opacity: 0 }, at: 280, ms: 80 },
  { of: "[data-part=edge]", from: { transform: "scaleX(0)" }, at: 320, ms: 200, easing: ease },
  ...opened("Y", ["[data-part=sheet]", "[data-part=sheet] > div"], opensSheet),
  ...opened("X", [`${firstRow} dd`, `${firstRow} dd > span`], { at: 760, ...writes }),
  ...opened("X", [`${secondRow} dd`, `${secondRow} dd > span`], { at: 1060, ...writes }),
];

const setsOut = { at: 280, ms: 400 };

/** How the export sets out where the policy decides. */
const exportMoves: readonly Move[] = [
  { of: "[data-part=way]", from: moved("Y", "100%"), ...setsOut },
  { of: "[data-part=way]", from: moved("Y", "-100%"), pseudoElement: "::before", ...setsOut },
  {
    of: "[data-part=export]",
    from: moved("Y", "calc(var(--y) - var(--top) - var(--stop))"),
    ...setsOut,
  },
  { of: "[data-part=cross]", from: { opacity: 0.35 }, at: 680, ms: 120 },
];

type Arrival = {
  /** All of them begin with the arrival, and one clock moves them. */
  animations: readonly Animation[];
  /** Leaves the panel as it stands. */
  end: () => void;
};

/**
 * Plays how the request arrives at the stop that a panel shows, in 1,340 ms.
 *
 * @param panel of a stop, at its last frame
 * @param isForward whether the request comes from the stop before, or from the one behind
 * @param sendsExport whether an export sets out here
 */
export function arrive(panel: HTMLElement, isForward: boolean, sendsExport: boolean): Arrival {
  const edge = addEdge(panel);
  const elements = (of: string) => [...panel.querySelectorAll(of)];
  const play = ({ of, from, at, ms, easing = "linear", pseudoElement }: Move) =>
    elements(of).map((element) =>
      element.animate([{ ...from, easing }, {}], {
        delay: at,
        duration: ms,
        fill: "backwards",
        ...(pseudoElement && { pseudoElement }),
      }),
    );
  /** Not shown before a moment. */
  const hide = (of: string, until: number) =>
    elements(of).map((element) =>
      element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], until),
    );
  const travels = { at: 0, ms: 280, easing: ease };
  const widens = { from: { transform: "scaleX(0)" }, easing: ease };
  const back = isForward ? "calc(var(--from) - var(--x))" : "var(--pitch)";
  const animations = [
    ...play({ of: "[data-part=packet]", from: moved("X", back), ...travels }),
    ...(isForward ? play({ of: "[data-part=wire]", ...widens, ...travels }) : []),
    ...moves.flatMap(play),
    ...play({ of: "[data-part=ruler]", ...widens, at: 320, ms: 200, pseudoElement: "::before" }),
    ...(sendsExport
      ? [...exportMoves.flatMap(play), ...hide("[data-part=export], [data-part=cross]", setsOut.at)]
      : []),
  ];
  return {
    animations,
    end() {
      for (const animation of animations) animation.cancel();
      edge?.remove();
    },
  };
}

/** The upper edge of the sheet, into which the packet widens before the sheet opens. */
function addEdge(panel: HTMLElement): HTMLElement | undefined {
  const sheet = part(panel, "sheet");
  const leader = part(panel, "leader");
  if (!sheet || !leader) return undefined;
  const edge = document.createElement("i");
  edge.dataset["part"] = "edge";
  const { offsetLeft: left, offsetTop: top, offsetWidth: width } = sheet;
  Object.assign(edge.style, {
    position: "absolute",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: "2px",
    background: "#fbfaf6",
    transformOrigin: `${leader.offsetLeft + 1 - left}px`,
  });
  sheet.before(edge);
  return edge;
}
