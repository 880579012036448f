import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { type devopsAccelerationContent, rolloutSteps } from "../content.ts";
import { claims } from "../../../../content/claims.ts";
import { Drawing, noteClass, Refusal } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";

type Content = (typeof devopsAccelerationContent)["benefits"];

const rule = { stroke: "var(--ink)", strokeWidth: 1.25 };

/** The time of one deployment by hand, and how many by commit fit into it. */
export function SpeedDrawing({ description, before, after }: Content["speed"]["drawing"]) {
  const pitch = 100 / claims.deploymentFactor;
  return (
    <Drawing description={description} height={128}>
      <Hatching id="by-ticket" />
      <DrawingText y="14" text={before} />
      <rect y="24" width="100%" height="28" fill="url(#by-ticket)" {...rule} />
      <DrawingText y="84" text={after} />
      {Array.from({ length: claims.deploymentFactor }, (_, index) => (
        <rect
          key={index}
          x={`${index * pitch}%`}
          y="94"
          width={`${pitch * (index === claims.deploymentFactor - 1 ? 1 : 0.94)}%`}
          height="28"
          fill="var(--signal)"
        />
      ))}
    </Drawing>
  );
}

const height = 112;
const floor = 96;
/** Steps of a rollout that fails at the fourth: shares in percent. */
const tried = [2, 10, 25, 50, 25].map((share) => ({ share, tall: share * 1.4 }));

/** A rollout that is stopped, and what remains of it. */
export function RollbackDrawing({ description, refused }: Content["rollback"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      {tried.map(({ share, tall }, index) => {
        const fails = share === rolloutSteps[4].share;
        return (
          <rect
            key={`${index} ${share}`}
            x={`${index * 20}%`}
            y={floor - tall}
            width="19%"
            height={tall}
            {...(fails
              ? { stroke: "var(--warn)", strokeWidth: 1.75, strokeDasharray: "4 4" }
              : { fill: "var(--signal)" })}
          />
        );
      })}
      <svg x="69.5%">
        <Refusal x={0} y={floor - 35} />
      </svg>
      <DrawingText x="79%" y={floor - 80} textAnchor="end" text={refused} />
      <line x2="100%" y1={floor} y2={floor} stroke="var(--ink)" strokeWidth="1.5" />
    </Drawing>
  );
}

/** Load every two hours of a day, in pixels. */
const load = [10, 8, 12, 26, 44, 58, 62, 54, 46, 34, 22, 14];

/** A day's load, and the capacity that follows it. */
export function ScaleDrawing({ description, capacity, load: name }: Content["scale"]["drawing"]) {
  const pitch = 100 / load.length;
  return (
    <Drawing description={description} height={height}>
      <Hatching id="day-load" />
      {load.map((tall, hour) => {
        const ceiling = floor - Math.ceil((tall + 6) / 16) * 16;
        const x = `${(hour * pitch).toFixed(2)}%`;
        return (
          <g key={x}>
            <rect x={x} y={floor - tall} width="8.4%" height={tall} fill="url(#day-load)" />
            <line
              x1={x}
              x2={`${((hour + 1) * pitch).toFixed(2)}%`}
              y1={ceiling}
              y2={ceiling}
              stroke="var(--signal)"
              strokeWidth="3"
            />
          </g>
        );
      })}
      <line x2="100%" y1={floor} y2={floor} stroke="var(--ink)" strokeWidth="1.5" />
      <DrawingText y="24" text={capacity} />
      <DrawingText x="100%" y={height} textAnchor="end" className={noteClass} text={name} />
    </Drawing>
  );
}

/** Spend per team. */
export function CostDrawing({ description, teams }: Content["cost"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      {teams.map(([team, percent], index) => (
        <g key={team}>
          <DrawingText y={31 + index * 34} text={team} />
          <rect
            x="34%"
            y={16 + index * 34}
            width={`${percent * 0.66}%`}
            height="20"
            fill={index === 0 ? "var(--ink)" : "var(--edge)"}
          />
        </g>
      ))}
    </Drawing>
  );
}
