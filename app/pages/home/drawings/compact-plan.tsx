import { script } from "../../../islands/script.ts";
import { DrawingText } from "../../../ui/drawing-text.tsx";
import type { PlanMode } from "../../../content/plan.ts";
import { PlanFrame, PlanNode, PlanTraffic } from "../../../sections/plan/plan-parts.tsx";
import { sharedParts } from "../../../sections/plan/shared-parts.ts";
import { type PlanProps, spareMachine } from "../../../sections/plan/wide-plan.tsx";
import {
  compactFrames,
  compactGate,
  compactModelLine,
  compactWires,
} from "./compact-plan-geometry.ts";
import packets from "../../../sections/plan/packets.script.ts";
import planStyles from "../../../sections/plan/plan.module.css";
import styles from "../home-hero.module.css";

/** The same plan for small notebooks, 1024 × 592 units: models come in from above. */
export function CompactPlan({ modes, content }: PlanProps) {
  return (
    <svg
      viewBox="0 0 1024 592"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={styles.compact}
    >
      {modes.map((mode) => (
        <g key={mode} data-mode={mode}>
          <CompactFrame mode={mode} content={content} />
        </g>
      ))}
      <PlanTraffic wires={compactWires} />
      {sharedParts(modes, entrance).map(({ part, modes: names }) => (
        <PlanTraffic key={names} modes={names} {...part} />
      ))}
      <PlanNode x={768} y={116} width={168} height={64} kind="gateway" lines={content.gateway} />
      <PlanNode x={768} y={228} width={168} height={92} kind="rack" lines={content.inference} />
      <PlanNode x={768} y={396} width={168} height={92} kind="store" lines={content.data} />
      <DrawingText x="768" y="516" text={content.dataOut} />
      <PlanNode x={456} y={408} width={152} height={64} kind="agent" lines={content.agents} />
      {sharedParts(modes, spareMachine).map(({ part, modes: names }) => (
        <g key={names} data-mode={names}>
          <PlanNode x={280} y={408} width={152} height={64} kind="plain" lines={content[part]} />
        </g>
      ))}
    </svg>
  );
}

const entrance = (mode: PlanMode) => ({
  wires: compactModelLine(mode),
  refusal: { from: 936, to: compactFrames[mode].wall - 22, y: 440 },
});

function CompactFrame({ mode, content }: { mode: PlanMode; content: PlanProps["content"] }) {
  const frame = compactFrames[mode];
  const top = compactGate(mode);
  return (
    <>
      <PlanFrame frame={frame} content={content} />
      {frame.gate ? (
        <>
          <path d={`M826 ${top - 4}h52v8h-52z`} fill="var(--surface)" />
          <path d={`M826 ${top - 11}v22m52 0v-22`} className={planStyles.gate} />
        </>
      ) : (
        <>
          <path
            d={`M826 ${top + 2}V12h52v${top - 10}`}
            fill="var(--surface)"
            className={planStyles.gate}
          />
          <path d="M843 26h18v18h-18z" className={planStyles.wire} />
        </>
      )}
    </>
  );
}
