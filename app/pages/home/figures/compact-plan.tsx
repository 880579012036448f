import { useCallback } from "react";

import type { PlanMode } from "../../../content/plan.ts";
import { runPackets } from "../../../sections/plan/plan-motion.ts";
import {
  PlanFrame,
  PlanNode,
  PlanPackets,
  PlanRefusal,
  PlanWires,
} from "../../../sections/plan/plan-parts.tsx";
import { PlanRedraw } from "../../../sections/plan/plan-redraw.tsx";
import type { PlanProps } from "../../../sections/plan/wide-plan.tsx";
import { compactFrames, compactGate, compactWires } from "./compact-plan-geometry.ts";

/** The same plan for small notebooks, 1024 × 592 units: models come in from above. */
export function CompactPlan({ mode, previous, description, content }: PlanProps) {
  const wires = compactWires(mode);
  const packets = useCallback(
    (group: SVGGElement) => runPackets(group, compactWires(mode)),
    [mode],
  );
  const live = previous === undefined ? undefined : "plan-live";
  return (
    <svg
      viewBox="0 0 1024 592"
      role="img"
      aria-label={description}
      className="plan-compact overflow-visible"
    >
      <PlanRedraw
        mode={mode}
        previous={previous}
        drawing={<CompactFrame mode={mode} content={content} />}
        previousDrawing={<CompactFrame mode={previous ?? mode} content={content} />}
      />
      <g key={mode} className={live}>
        <PlanWires wires={wires} />
      </g>
      <PlanNode x={768} y={116} width={168} height={64} kind="gateway" lines={content.gateway} />
      <PlanNode x={768} y={228} width={168} height={92} kind="rack" lines={content.inference} />
      <PlanNode x={768} y={396} width={168} height={92} kind="store" lines={content.data} />
      <text x="768" y="516">
        {content.dataOut}
      </text>
      <PlanNode x={456} y={408} width={152} height={64} kind="agent" lines={content.agents} />
      <PlanNode
        x={280}
        y={408}
        width={152}
        height={64}
        kind="plain"
        lines={mode === "hybrid" ? content.burst : content.training}
      />
      <g key={`${mode} packets`} ref={packets} className={live}>
        <PlanPackets wires={wires} />
        <PlanRefusal from={936} to={compactFrames[mode].wall - 22} y={440} />
      </g>
    </svg>
  );
}

function CompactFrame({ mode, content }: { mode: PlanMode; content: PlanProps["content"] }) {
  const frame = compactFrames[mode];
  const top = compactGate(mode);
  return (
    <>
      <PlanFrame frame={frame} content={content} strokeWidth={4} />
      {frame.gate ? (
        <>
          <path d={`M826 ${top - 4}h52v8h-52z`} fill="var(--surface)" />
          <path d={`M826 ${top - 11}v22m52 0v-22`} stroke="var(--wall)" strokeWidth="4" />
        </>
      ) : (
        <>
          <path
            d={`M826 ${top + 2}V12h52v${top - 10}`}
            fill="var(--surface)"
            stroke="var(--wall)"
            strokeWidth="4"
          />
          <path d="M843 26h18v18h-18z" fill="none" stroke="var(--signal)" strokeWidth="1.75" />
        </>
      )}
    </>
  );
}
