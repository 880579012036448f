import { DrawingText } from "../../../../ui/drawing-text.tsx";
import type { devopsAccelerationContent } from "../content.ts";
import { Drawing, noteClass } from "../../../../sections/drawing-parts.tsx";

type Content = (typeof devopsAccelerationContent)["applications"];

const height = 96;
const line = { stroke: "var(--ink)", strokeWidth: 1.5 };
const live = { stroke: "var(--signal)", strokeWidth: 1.75 };

/** A branch that is an environment for as long as it lives. */
export function BranchDrawing({ description, branch, main }: Content["prototype"]["drawing"]) {
  const commit = (x: number, y: number, color: string) => (
    <svg key={`${x} ${y}`} x={`${x}%`}>
      <path d={`M-5 ${y - 5}h10v10h-10z`} fill={color} />
    </svg>
  );
  return (
    <Drawing description={description} height={height}>
      <DrawingText x="22%" y="14" text={branch} />
      <line x2="100%" y1="68" y2="68" {...line} />
      <line x1="22%" x2="78%" y1="32" y2="32" {...live} />
      <line x1="22%" x2="22%" y1="32" y2="68" {...live} />
      <line x1="78%" x2="78%" y1="32" y2="68" {...live} />
      {[38, 52, 66].map((x) => commit(x, 32, "var(--signal)"))}
      {[6, 22, 50, 78, 94].map((x) => commit(x, 68, "var(--ink)"))}
      <DrawingText y="94" className={noteClass} text={main} />
    </Drawing>
  );
}

const counts = [1, 2, 4, 8, 16];

/** Replicas that double, one square each. */
export function ReplicasDrawing({ description, replicas }: Content["production"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      {counts.map((count, step) => (
        <svg key={count} x={`${step * 20}%`}>
          <path
            d={Array.from(
              { length: count },
              (_, index) => `M${(index % 4) * 10} ${60 - Math.floor(index / 4) * 10}h7v7h-7z`,
            ).join("")}
            fill={step === counts.length - 1 ? "var(--signal)" : "var(--edge)"}
          />
          <DrawingText y="88" className={noteClass} text={count} />
        </svg>
      ))}
      <line x2="100%" y1="70" y2="70" {...line} />
      <DrawingText y="14" text={replicas} />
    </Drawing>
  );
}

const places = [0, 1, 2, 3];

/** Where the next version runs already: environments down, places across. */
export function EnvironmentsDrawing({ description, rows }: Content["environments"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      {rows.map(([name, reached], row) => (
        <g key={name}>
          <DrawingText y={18 + row * 32} text={name} />
          {places.map((place) => (
            <rect
              key={place}
              x={`${36 + place * 17}%`}
              y={4 + row * 32}
              width="20"
              height="20"
              stroke={place < reached ? "var(--signal)" : "var(--edge)"}
              strokeWidth="1.25"
              fill={place < reached ? "var(--signal)" : undefined}
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
