import { DrawingText } from "../../ui/drawing-text.tsx";
import styles from "./plan.module.css";
import type { PlanContent } from "../../content/plan.ts";
import { type Frame, type Label, type Point, type Wire, wirePath } from "./plan-geometry.ts";

type PlanNodeProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: "gateway" | "rack" | "store" | "agent" | "plain";
  /** The name, and a second line. */
  lines: readonly string[];
};

/** A machine in a plan: a rectangle, its name, and one mark that says its kind. */
export function PlanNode({ x, y, width, height, kind, lines: [name, detail] }: PlanNodeProps) {
  const left = kind === "gateway" ? 18 : 12;
  const marks = {
    gateway: `M6 0v${height}`,
    agent: `M${width - 14} 0v14h14`,
    store: [8, 15, 22].map((up) => `M0 ${height - up}h${width}`).join(""),
    rack: "",
    plain: "",
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 0h${width}v${height}h${-width}z${marks[kind]}`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {kind === "rack" && (
        <Servers racks={[[width / 2, 32]]} width={width - 24} rows={rows(height)} />
      )}
      <DrawingText x={left} y="21" text={name} />
      {detail !== undefined && (
        <DrawingText x={left} y="38" data-part="note" className={styles.note} text={detail} />
      )}
    </g>
  );
}

const rows = (height: number) => Math.floor((height - 40) / 9);

type ServersProps = {
  /** The middle and the top of each rack, and how wide its servers are. */
  racks: readonly Point[];
  width: number;
  rows: number;
};

/** Servers in racks, one dash a server, each with a lamp; two of three lamps are live. */
export function Servers({ racks, width, rows }: ServersProps) {
  const column = (shift: number, down: number) =>
    racks.map(([x, y]) => `M${x + shift} ${y + down}v${rows * 9 - 4}`).join("");
  const lamps = column(width / 2 - 1.5, 1);
  return (
    <>
      <path
        d={column(-3, 0)}
        stroke="var(--sunken)"
        strokeWidth={width - 6}
        strokeDasharray="5 4"
      />
      <path d={lamps} stroke="var(--signal)" strokeWidth="3" strokeDasharray="3 15 3 6" />
      <path d={lamps} stroke="var(--ink3)" strokeWidth="3" strokeDasharray="0 9 3 15" />
    </>
  );
}

type PlanFrameProps = { frame: Frame; content: PlanContent };

/** The walls of a mode, its dashed parts, and the names of what they enclose. */
export function PlanFrame({ frame, content }: PlanFrameProps) {
  return (
    <>
      <Dashed parts={frame.dashes.filter(({ dash }) => dash === region)} />
      {frame.walls.map(({ d, fill = "var(--surface)" }) => (
        <path key={d} data-part="wall" className={styles.wall} pathLength="1" d={d} fill={fill} />
      ))}
      <Dashed parts={frame.dashes.filter(({ dash }) => dash !== region)} />
      {frame.labels.map((label) => (
        <PlanLabel key={label.at.join()} label={label} content={content} />
      ))}
    </>
  );
}

/** A region lies outside the walls and is drawn before them; rooms and thresholds lie inside. */
const region = "6 5";
const threshold = "2 5";

function Dashed({ parts }: { parts: Frame["dashes"] }) {
  return parts.map(({ d, dash, fill = "none" }) => (
    <path
      key={d}
      d={d}
      fill={fill}
      stroke={dash === threshold ? "var(--ink3)" : "var(--edge)"}
      strokeWidth="1.25"
      strokeDasharray={dash}
    />
  ));
}

/** A label of one or two lines. */
function PlanLabel({ label, content }: { label: Label; content: PlanContent }) {
  const { at, note = false, anchor, outside = false } = label;
  const text = content[label.contentKey];
  const lines = typeof text === "string" ? [text] : text;
  const classes = [...(note ? [styles.note] : []), ...(outside ? [styles.outside] : [])];
  return lines.map((line, index) => (
    <DrawingText
      key={line}
      x={at[0]}
      y={at[1] + index * 16}
      textAnchor={anchor}
      data-part={note ? "note" : undefined}
      className={classes.length > 0 ? classes.join(" ") : undefined}
      text={line}
    />
  ));
}

/** The way of data that tries to leave: from a machine to the wall, at one height. */
type Refusal = { from: number; to: number; y: number };

type PlanTrafficProps = {
  wires?: readonly Wire[];
  refusal?: Refusal;
  /** The modes that have it, when the drawing has several. */
  modes?: string;
};

/**
 * Live lines and the packets on them, at rest. `packets.script.ts` moves them: it reads the
 * ways from the paths, and a packet takes the last one on which it rests. Data that tries to leave has a
 * dashed line that ends in a cross before the wall.
 */
export function PlanTraffic({ wires = [], refusal, modes }: PlanTrafficProps) {
  const packets = wires.flatMap(({ rest }) => rest).map(packetAt);
  return (
    <g data-part="traffic" data-mode={modes}>
      {wires.length > 0 && <path data-part="wire" className={styles.wire} d={wirePath(wires)} />}
      {packets.length > 0 && (
        <path data-part="packet" className="fill-signal" d={packets.join("")} />
      )}
      {refusal && <PlanRefusal {...refusal} />}
    </g>
  );
}

const packetAt = ([x, y]: Point) => `M${x - 4} ${y - 4}h8v8h-8z`;

function PlanRefusal({ from, to, y }: Refusal) {
  return (
    <>
      <path data-part="out" className={styles.out} d={`M${from} ${y}H${to - 4}`} />
      <path className={styles.cross} d={`M${to - 6} ${y - 6}l12 12m0-12-12 12`} />
    </>
  );
}
