import { useCallback } from "react";

import type { PlanMode, PlanContent } from "../../content/plan.ts";
import { runPackets } from "./plan-motion.ts";
import { PlanFrame, PlanNode, PlanPackets, PlanRefusal, PlanWires } from "./plan-parts.tsx";
import { PlanRedraw } from "./plan-redraw.tsx";
import { tallFrames, tallMiddle, tallWires } from "./tall-plan-geometry.ts";
import "./plan.css";
import type { PlanProps } from "./wide-plan.tsx";

/** The same plan for narrow screens, 358 × 500 units, top to bottom. */
export function TallPlan({ mode, previous, description, content }: PlanProps) {
  const wires = tallWires(mode);
  const packets = useCallback((group: SVGGElement) => runPackets(group, tallWires(mode)), [mode]);
  const { inference, agents, width } = tallMiddle(mode);
  const { wall, gate } = tallFrames[mode];
  const live = previous === undefined ? undefined : "plan-live";
  return (
    <svg
      viewBox="0 0 358 500"
      role="img"
      aria-label={description}
      className="plan-tall overflow-visible"
    >
      <PlanRedraw
        mode={mode}
        previous={previous}
        drawing={<TallFrame mode={mode} content={content} />}
        previousDrawing={<TallFrame mode={previous ?? mode} content={content} />}
      />
      <g key={mode} className={live}>
        <PlanWires wires={wires} />
      </g>
      <PlanNode x={103} y={92} width={152} height={58} kind="gateway" lines={content.gateway} />
      <PlanNode
        x={inference}
        y={196}
        width={width}
        height={92}
        kind="rack"
        lines={content.inference}
      />
      <PlanNode x={agents} y={196} width={width} height={92} kind="agent" lines={content.agents} />
      <PlanNode x={103} y={348} width={152} height={92} kind="store" lines={content.data} />
      <text x="262" y="398" className="plan-bytes">
        {content.bytesOut[0]}
        {gate && <tspan className="plan-roomy">{content.bytesOut[1]}</tspan>}
      </text>
      <g key={`${mode} packets`} ref={packets} className={live}>
        <PlanPackets wires={wires} />
        <PlanRefusal from={255} to={wall - 18} y={410} />
      </g>
    </svg>
  );
}

function TallFrame({ mode, content }: { mode: PlanMode; content: PlanContent }) {
  const frame = tallFrames[mode];
  return (
    <>
      <PlanFrame frame={frame} content={content} strokeWidth={3.5} />
      {frame.gate ? (
        <>
          <path d="M155 60h48v8h-48z" fill="var(--surface)" />
          <path d="M155 55v18m48 0V55" stroke="var(--wall)" strokeWidth="3.5" />
        </>
      ) : (
        <>
          <path
            d="M144 78V28H214V78"
            fill="var(--surface)"
            stroke="var(--wall)"
            strokeWidth="3.5"
          />
          <path
            d="M168 40h22v22h-22zm5.5 0v7.5h11V40"
            fill="none"
            stroke="var(--signal)"
            strokeWidth="1.75"
          />
        </>
      )}
    </>
  );
}
