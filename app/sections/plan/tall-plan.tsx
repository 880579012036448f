import { script } from "../../islands/script.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import type { PlanMode, PlanContent } from "../../content/plan.ts";
import { PlanFrame, PlanNode, PlanTraffic } from "./plan-parts.tsx";
import { tallFrames, tallMiddle, tallWires } from "./tall-plan-geometry.ts";
import packets from "./packets.script.ts";
import styles from "./plan.module.css";
import { sharedParts } from "./shared-parts.ts";
import type { PlanProps } from "./wide-plan.tsx";

/** The same plan for narrow screens, 358 × 500 units, top to bottom. */
export function TallPlan({ modes, content }: PlanProps) {
  return (
    <svg
      viewBox="0 0 358 500"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={`${styles.tall} lg:hidden`}
    >
      {modes.map((mode) => (
        <g key={mode} data-mode={mode}>
          <TallFrame mode={mode} content={content} />
        </g>
      ))}
      {sharedParts(modes, traffic).map(({ part, modes: names }) => (
        <PlanTraffic key={names} modes={names} {...part} />
      ))}
      <PlanNode x={103} y={92} width={152} height={58} kind="gateway" lines={content.gateway} />
      {sharedParts(modes, tallMiddle).map(
        ({ part: { inference, agents, width }, modes: names }) => (
          <g key={names} data-mode={names}>
            <PlanNode
              x={inference}
              y={196}
              width={width}
              height={92}
              kind="rack"
              lines={content.inference}
            />
            <PlanNode
              x={agents}
              y={196}
              width={width}
              height={92}
              kind="agent"
              lines={content.agents}
            />
          </g>
        ),
      )}
      <PlanNode x={103} y={348} width={152} height={92} kind="store" lines={content.data} />
      {sharedParts(modes, (mode) => tallFrames[mode].gate).map(({ part: gate, modes: names }) => (
        <DrawingText key={names} x="262" y="398" className={styles.bytes} data-mode={names}>
          {content.bytesOut[0]}
          {gate && <tspan className={styles.roomy}>{content.bytesOut[1]}</tspan>}
        </DrawingText>
      ))}
    </svg>
  );
}

const traffic = (mode: PlanMode) => ({
  wires: tallWires(mode),
  refusal: { from: 255, to: tallFrames[mode].wall - 18, y: 410 },
});

function TallFrame({ mode, content }: { mode: PlanMode; content: PlanContent }) {
  const frame = tallFrames[mode];
  return (
    <>
      <PlanFrame frame={frame} content={content} />
      {frame.gate ? (
        <>
          <path d="M155 60h48v8h-48z" fill="var(--surface)" />
          <path d="M155 55v18m48 0V55" className={styles.gate} />
        </>
      ) : (
        <>
          <path d="M144 78V28H214V78" fill="var(--surface)" className={styles.gate} />
          <path d="M168 40h22v22h-22zm5.5 0v7.5h11V40" className={styles.wire} />
        </>
      )}
    </>
  );
}
