import { script } from "../../islands/script.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import type { PlanMode, PlanContent } from "../../content/plan.ts";
import { modelLine, rackWires, getShift, wideFrames, wideWires } from "./plan-geometry.ts";
import { PlanFrame, PlanNode, PlanTraffic, Servers } from "./plan-parts.tsx";
import packets from "./packets.script.ts";
import styles from "./plan.module.css";
import { sharedParts } from "./shared-parts.ts";

export type PlanProps = {
  /** The modes that the drawing has. Where it has several, the page's styles show one of them. */
  modes: readonly PlanMode[];
  content: PlanContent;
};

type WidePlanProps = PlanProps & {
  /**
   * Beside one machine for inference and one for data (`single`) the drawing has racks
   * (`racks`); the page's styles show one of the two.
   */
  racks?: boolean;
};

/**
 * The plan of a deployment, 1440 × 724 units: walls around machines and around the left half, which is
 * empty for a page's headline. The page says in words what it shows.
 */
export function WidePlan({ modes, racks = false, content }: WidePlanProps) {
  const [only, ...others] = modes;
  // Where there are several modes, the page's styles move the machines.
  const shift = only !== undefined && others.length === 0 ? getShift(only) : 0;
  return (
    <svg
      viewBox="0 0 1440 724"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={styles.wide}
    >
      {modes.map((mode) => (
        <g key={mode} data-mode={mode}>
          <WideFrame mode={mode} content={content} />
        </g>
      ))}
      {sharedParts(modes, modelLine).map(({ part, modes: names }) => (
        <PlanTraffic key={names} modes={names} wires={part} />
      ))}
      <g data-part="single">
        {sharedParts(modes, wideWires).map(({ part, modes: names }) => (
          <PlanTraffic key={names} modes={names} wires={part} />
        ))}
        {sharedParts(modes, refusal).map(({ part, modes: names }) => (
          <PlanTraffic key={names} modes={names} refusal={part} />
        ))}
      </g>
      {racks && (
        <g data-part="racks">
          {sharedParts(modes, rackWires).map(({ part, modes: names }) => (
            <PlanTraffic key={names} modes={names} wires={part} />
          ))}
        </g>
      )}
      <g data-part="shift" transform={shift === 0 ? undefined : `translate(${shift})`}>
        <PlanNode x={1104} y={128} width={152} height={72} kind="gateway" lines={content.gateway} />
        <g data-part="single">
          <PlanNode
            x={1104}
            y={272}
            width={152}
            height={112}
            kind="rack"
            lines={content.inference}
          />
          <PlanNode x={1104} y={472} width={152} height={112} kind="store" lines={content.data} />
          <DrawingText x="1104" y="608">
            {content.dataOut}
          </DrawingText>
        </g>
        {racks && <Racks content={content} />}
      </g>
      <PlanNode x={664} y={480} width={152} height={72} kind="agent" lines={content.agents} />
      {sharedParts(modes, spareMachine).map(({ part, modes: names }) => (
        <g key={names} data-mode={names}>
          <PlanNode x={448} y={480} width={152} height={72} kind="plain" lines={content[part]} />
        </g>
      ))}
    </svg>
  );
}

/** What the cloud account has room for. */
export const spareMachine = (mode: PlanMode) => (mode === "hybrid" ? "burst" : "training");

const refusal = (mode: PlanMode) => ({
  from: 1256 + getShift(mode),
  to: wideFrames[mode].wall - 14,
  y: 528,
});

/** The walls of a mode with the gate in them, or the airlock. */
function WideFrame({ mode, content }: { mode: PlanMode; content: PlanContent }) {
  const frame = wideFrames[mode];
  const { wall } = frame;
  return (
    <>
      <PlanFrame frame={frame} content={content} />
      {frame.gate ? (
        <>
          <path d={`M${wall - 4} 138h8v52h-8z`} fill="var(--surface)" />
          <path d={`M${wall - 11} 138h22m0 52h-22`} className={styles.gate} />
        </>
      ) : (
        <>
          <path d="M1282 122H1356V206H1282" fill="var(--surface)" className={styles.gate} />
          <path d="M1290 142v44M1350 142v44" stroke="var(--ink)" strokeWidth="2" />
          <path d="M1308 152h24v24h-24zm6 0v8h12v-8" className={styles.wire} />
          <path
            d="M4000 164H1414M1401 174l6-20m2 20 6-20"
            stroke="var(--ink3)"
            strokeWidth="1.75"
          />
        </>
      )}
    </>
  );
}

/** Three columns of four racks, and what they add up to. */
function Racks({ content }: { content: PlanContent }) {
  const columns = [1000, 1092, 1184];
  return (
    <g data-part="racks">
      <g id="plan-rack-row">
        <path
          d={columns.map((x) => `M${x} 222h76v86h-76z`).join("")}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
        <Servers racks={columns.map((x) => [x + 38, 234])} width={56} rows={7} />
      </g>
      {[100, 200, 300].map((y) => (
        <use key={y} href="#plan-rack-row" y={y} />
      ))}
      <DrawingText x="1000" y="632">
        {content.capacity}
      </DrawingText>
      <DrawingText x="1260" y="632" textAnchor="end">
        {content.dataOut}
      </DrawingText>
    </g>
  );
}
