import type { ReactNode } from "react";

import type { PlanMode } from "../../content/plan.ts";

type RedrawProps = {
  mode: PlanMode;
  /** The mode before this one, once there was another. */
  previous: PlanMode | undefined;
  /** What the mode draws, and what the one before it drew. */
  drawing: ReactNode;
  previousDrawing: ReactNode;
};

/** Walls; when the mode changes, the old ones fade and the new ones draw themselves. */
export function PlanRedraw({ mode, previous, drawing, previousDrawing }: RedrawProps) {
  return (
    <>
      <g key={mode} className={previous === undefined ? undefined : "plan-new"}>
        {drawing}
      </g>
      {previous !== undefined && (
        <g key={`${previous} ${mode}`} className="plan-old">
          {previousDrawing}
        </g>
      )}
    </>
  );
}
