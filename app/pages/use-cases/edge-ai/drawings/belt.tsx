import type { edgeAiContent } from "../content.ts";
import { claims } from "../../../../content/site.ts";
import { anchor, at, decades, distanceLabel } from "./latency-scale.ts";

type BeltProps = { content: (typeof edgeAiContent)["latency"] };

const steps = [1, 2, 3, 4, 5];

/** The same scale in distance: where the part is each millisecond, and each tenth of a second. */
export function Belt({ content }: BeltProps) {
  const trips = [
    { unit: 1, color: "var(--signal)" },
    { unit: claims.latencyMs.cloud.min, color: "var(--ink)" },
  ];
  const { device, cloud } = claims.latencyMs;
  return (
    <svg y="300">
      <text y="0">{content.belt}</text>
      <line x2="100%" y1="48" y2="48" stroke="var(--ink)" strokeWidth="1.5" />
      {decades.map((ms) => (
        <line key={ms} x1={at(ms)} x2={at(ms)} y1="48" y2="56" stroke="var(--ink)" />
      ))}
      {trips.map(({ unit, color }) =>
        steps.map((step) => (
          <rect
            key={step}
            x={at(step * unit)}
            y="26"
            width="22"
            height="22"
            fill={color}
            fillOpacity={step === 5 ? 1 : step * 0.14 - 0.08}
            stroke={color}
            strokeOpacity={step === 5 ? 1 : 0.25 + step * 0.15}
            strokeWidth="1.25"
            className={step === 4 ? "max-md:hidden" : undefined}
          />
        )),
      )}
      <text x={at(device)} dx="34" y="41">
        {distanceLabel(device)}
      </text>
      <text x={at(cloud.min)} dx="-12" y="41" textAnchor="end">
        {distanceLabel(cloud.min)}
      </text>
      <text x={at(cloud.max)} dx="34" y="41">
        {distanceLabel(cloud.max)}
      </text>
      {decades.map((ms) => (
        <text key={ms} x={at(ms)} y="74" textAnchor={anchor(ms)} className="drawing-note">
          {distanceLabel(ms)}
        </text>
      ))}
    </svg>
  );
}
