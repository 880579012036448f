import { useCallback } from "react";

import type { PlanMode, PlanContent } from "../../content/plan.ts";
import { rackWires, shiftOf, wideFrames, wideWires } from "./plan-geometry.ts";
import { runPackets } from "./plan-motion.ts";
import {
  PlanFrame,
  PlanNode,
  PlanPackets,
  PlanRefusal,
  PlanWires,
  Servers,
} from "./plan-parts.tsx";
import { PlanRedraw } from "./plan-redraw.tsx";
import "./plan.css";

export type PlanProps = {
  mode: PlanMode;
  /** The mode before this one, once there was another. */
  previous: PlanMode | undefined;
  /** Text alternative. */
  description: string;
  content: PlanContent;
};

type WidePlanProps = PlanProps & {
  /** Racks instead of one machine for inference and one for data. */
  racks: boolean;
};

/**
 * The plan of a deployment, 1440 × 724 units: walls around machines and around the left half, which is
 * empty for a page's headline. The incoming line continues to the edge of the screen.
 */
export function WidePlan({ mode, previous, racks, description, content }: WidePlanProps) {
  const wires = wiresOf(mode, racks);
  const drawing = `${mode} ${racks}`;
  const packets = useCallback(
    (group: SVGGElement) => runPackets(group, wiresOf(mode, racks)),
    [mode, racks],
  );
  const left = 1104 + shiftOf(mode);
  const { wall } = wideFrames[mode];
  const live = previous === undefined ? undefined : "plan-live";
  return (
    <svg
      viewBox="0 0 1440 724"
      role="img"
      aria-label={description}
      className="plan overflow-visible"
    >
      <PlanRedraw
        mode={mode}
        previous={previous}
        drawing={<WideFrame mode={mode} content={content} />}
        previousDrawing={<WideFrame mode={previous ?? mode} content={content} />}
      />
      <g key={drawing} className={live}>
        {wideFrames[mode].gate && (
          <path d="M4000 164H1640" stroke="var(--signal)" strokeWidth="1.75" />
        )}
        <PlanWires wires={wires} />
      </g>
      <PlanNode x={left} y={128} width={152} height={72} kind="gateway" lines={content.gateway} />
      {racks ? (
        <Racks x={left - 104} content={content} />
      ) : (
        <>
          <PlanNode
            x={left}
            y={272}
            width={152}
            height={112}
            kind="rack"
            lines={content.inference}
          />
          <PlanNode x={left} y={472} width={152} height={112} kind="store" lines={content.data} />
          <text className="plan-node" style={{ transform: `translate(${left}px,608px)` }}>
            {content.dataOut}
          </text>
        </>
      )}
      <PlanNode x={664} y={480} width={152} height={72} kind="agent" lines={content.agents} />
      <PlanNode
        x={448}
        y={480}
        width={152}
        height={72}
        kind="plain"
        lines={mode === "hybrid" ? content.burst : content.training}
      />
      <g key={`${drawing} packets`} ref={packets} className={live}>
        <PlanPackets wires={wires} />
        {!racks && <PlanRefusal from={left + 152} to={wall - 14} y={528} />}
      </g>
    </svg>
  );
}

const wiresOf = (mode: PlanMode, racks: boolean) => (racks ? rackWires(mode) : wideWires(mode));

/** The walls of a mode with the gate in them, or the airlock. */
function WideFrame({ mode, content }: { mode: PlanMode; content: PlanContent }) {
  const frame = wideFrames[mode];
  const { wall } = frame;
  return (
    <>
      <PlanFrame frame={frame} content={content} strokeWidth={4} />
      {frame.gate ? (
        <>
          <path d={`M${wall - 4} 138h8v52h-8z`} fill="var(--surface)" />
          <path d={`M${wall - 11} 138h22m0 52h-22`} stroke="var(--wall)" strokeWidth="4" />
        </>
      ) : (
        <>
          <path
            d="M1282 122H1356V206H1282"
            fill="var(--surface)"
            stroke="var(--wall)"
            strokeWidth="4"
          />
          <path d="M1290 142v44M1350 142v44" stroke="var(--ink)" strokeWidth="2" />
          <path
            d="M1308 152h24v24h-24zm6 0v8h12v-8"
            fill="none"
            stroke="var(--signal)"
            strokeWidth="1.75"
          />
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
function Racks({ x, content }: { x: number; content: PlanContent }) {
  const places = [222, 322, 422, 522].flatMap((y) => [0, 92, 184].map((left) => ({ x: left, y })));
  return (
    <g className="plan-node plan-live" style={{ transform: `translate(${x}px,0px)` }}>
      <path
        d={places.map((place) => `M${place.x} ${place.y}h76v86h-76z`).join("")}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <Servers racks={places.map((place) => [place.x + 38, place.y + 12])} width={56} rows={7} />
      <text y="632">{content.capacity}</text>
      <text x="260" y="632" textAnchor="end">
        {content.dataOut}
      </text>
    </g>
  );
}
