import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { type edgeAiContent, edgeExamples } from "../content.ts";
import { claims } from "../../../../content/claims.ts";
import { Drawing, noteClass, Packet, Refusal } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";
import { PlanNode } from "../../../../sections/plan/plan-parts.tsx";

type Content = (typeof edgeAiContent)["benefits"];

const height = 112;
const rule = { stroke: "var(--ink)", strokeWidth: 1.25 };

const framesShown = Math.round((claims.latencyMs.cloud.max * edgeExamples.framesPerSecond) / 1000);
const atTime = (ms: number) => `${(100 * ms) / claims.latencyMs.cloud.max}%`;

/** Half a second of video on a plain scale: a sliver on the device, most of it through a cloud. */
export function FramesDrawing({
  description,
  device,
  cloud,
  scale,
}: Content["latency"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      <Hatching id="frames-cloud" />
      <rect
        x={atTime(claims.latencyMs.cloud.min)}
        y="32"
        width={atTime(claims.latencyMs.cloud.max - claims.latencyMs.cloud.min)}
        height="40"
        fill="url(#frames-cloud)"
      />
      <rect y="32" width={atTime(claims.latencyMs.device)} height="40" fill="var(--signal)" />
      <rect y="32" width="100%" height="40" {...rule} />
      {/* A tick between two frames. */}
      <pattern
        id="frame"
        x="-.75"
        y="72"
        width={`${100 / framesShown}%`}
        height="6"
        patternUnits="userSpaceOnUse"
      >
        <path d="M0 0h1.5v6H0z" fill="var(--ink)" />
      </pattern>
      <rect y="72" width="100%" height="6" fill="url(#frame)" />
      <DrawingText y="20" text={device} />
      <DrawingText x="100%" y="20" textAnchor="end" text={cloud} />
      <DrawingText y="98" className={noteClass} text="0 ms" />
      <DrawingText x="100%" y="98" textAnchor="end" className={noteClass} text={scale} />
    </Drawing>
  );
}

/** What goes over the link, to scale. */
export function BandwidthDrawing({ description, raw, results }: Content["bandwidth"]["drawing"]) {
  return (
    <Drawing description={description} height={height}>
      <Hatching id="raw-data" />
      <DrawingText y="20" text={raw} />
      <rect y="30" width="100%" height="20" fill="url(#raw-data)" {...rule} />
      <DrawingText y="76" text={results} />
      <rect
        y="86"
        width={`${100 - claims.bandwidthSavingPercent}%`}
        height="20"
        fill="var(--signal)"
      />
      <line
        x1={`${100 - claims.bandwidthSavingPercent}%`}
        x2="100%"
        y1="105.5"
        y2="105.5"
        stroke="var(--edge)"
        strokeDasharray="4 4"
      />
    </Drawing>
  );
}

/** A wall around camera and model; what the camera saw is stopped before it. */
export function PrivacyDrawing({ description, nodes, refused }: Content["privacy"]["drawing"]) {
  return (
    <Drawing description={description} height={height} className="wall">
      <path d="M100 46H150" stroke="var(--signal)" strokeWidth="1.75" />
      <Packet x={129} y={46} />
      <PlanNode x={16} y={20} width={86} height={52} kind="agent" lines={[nodes[0]]} />
      <PlanNode x={152} y={20} width={76} height={52} kind="plain" lines={[nodes[1]]} />
      <line
        x1="228"
        x2="91%"
        y1="46"
        y2="46"
        stroke="var(--warn)"
        strokeWidth="1.75"
        strokeDasharray="4 4"
      />
      <svg x="100%">
        <Refusal x={-22} y={46} />
        <DrawingText x="-16" y="92" textAnchor="end" text={refused} />
      </svg>
    </Drawing>
  );
}

/** Hours of a day when the link is down. */
const outages = [
  [2, 9],
  [16, 18],
] as const;
const atHour = (hour: number) => `${((100 * hour) / 24).toFixed(2)}%`;

/** One day: the device answers all of it, the link is there for a part. */
export function OfflineDrawing({ description, ...content }: Content["offline"]["drawing"]) {
  const { answers, link, down, sync, hours } = content;
  return (
    <Drawing description={description} height={height}>
      <Hatching id="link-down" />
      <DrawingText y="20" text={answers} />
      <rect y="28" width="100%" height="12" fill="var(--signal)" />
      <DrawingText y="64" text={link} />
      <rect y="72" width="100%" height="12" fill="var(--ink)" />
      {outages.map(([from, to]) => (
        <g key={from}>
          <rect
            x={atHour(from)}
            y="72"
            width={atHour(to - from)}
            height="12"
            fill="var(--surface)"
          />
          <rect
            x={atHour(from)}
            y="72"
            width={atHour(to - from)}
            height="12"
            fill="url(#link-down)"
          />
          <svg x={atHour(to)}>
            <Packet x={4} y={58} />
            <DrawingText x="14" y="63" className={noteClass} text={sync} />
          </svg>
        </g>
      ))}
      <DrawingText x={atHour(5.5)} y="63" textAnchor="middle" className={noteClass} text={down} />
      {hours.map((hour, index) => (
        <DrawingText
          key={hour}
          x={`${index * 50}%`}
          y="106"
          textAnchor={(["start", "middle", "end"] as const)[index]}
          className={noteClass}
          text={hour}
        />
      ))}
    </Drawing>
  );
}
