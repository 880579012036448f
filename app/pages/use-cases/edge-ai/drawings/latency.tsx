import { DrawingText } from "../../../../ui/drawing-text.tsx";
import type { edgeAiContent } from "../content.ts";
import { formatRange, formatUnder } from "../../../../lib/format.ts";
import { claims } from "../../../../content/claims.ts";
import { Drawing, knockedOutClass, noteClass } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";
import { anchor, at, decades, frameMs, minor, share, timeLabel, within } from "./latency-scale.ts";
import styles from "./latency.module.css";

export type LatencyProps = {
  content: (typeof edgeAiContent)["latency"];
  className: string | undefined;
};

/** Response times on a log scale. */
export function Latency({ content, className }: LatencyProps) {
  const { device, cloud } = claims.latencyMs;
  return (
    <Drawing description={content.description} height={264} className={className}>
      <Hatching id="latency-cloud" />
      {decades.map((ms) => (
        <line key={ms} x1={at(ms)} x2={at(ms)} y1="0" y2="236" stroke="var(--line)" />
      ))}
      <Ticks y={236} />
      <line x2="100%" y1="236" y2="236" stroke="var(--ink)" strokeWidth="1.5" />
      <DrawingText x="8" y="34" className={knockedOutClass} text={content.device} />
      <rect y="48" width={at(device)} height="56" fill="var(--signal)" />
      <Cover from={1} to={device} y={48} />
      <DrawingText
        x={at(device)}
        dx="18"
        y="90"
        data-part="number"
        className={`${styles.number} ${knockedOutClass}`}
        text={formatUnder(claims.latencyMs.device, "ms")}
      />
      <line
        x1={at(frameMs)}
        x2={at(frameMs)}
        y1="124"
        y2="236"
        stroke="var(--ink3)"
        strokeDasharray="3 4"
      />
      <DrawingText
        x={at(frameMs)}
        dx="10"
        y="226"
        className={`${noteClass} ${knockedOutClass}`}
        text={content.frame}
      />
      <rect
        x={at(cloud.min)}
        y="148"
        width={within(cloud.min, cloud.max)}
        height="56"
        fill="url(#latency-cloud)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <Cover from={cloud.min} to={cloud.max} y={148} className={styles.later} />
      <DrawingText x={at(cloud.min)} dx="8" y="138" text={content.cloud} />
      <DrawingText
        x={at(cloud.min)}
        dx="-16"
        y="190"
        textAnchor="end"
        data-part="number"
        className={`${styles.number} ${knockedOutClass}`}
        text={`${formatRange(claims.latencyMs.cloud)} ms`}
      />
      {[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((ms) => (
        <DrawingText
          key={ms}
          x={at(ms)}
          y="258"
          textAnchor={anchor(ms)}
          className={noteClass}
          text={timeLabel(ms)}
        />
      ))}
    </Drawing>
  );
}

type CoverProps = { from: number; to: number; y: number; className?: string | undefined };

/** Covers a bar and slides away. The covers move, so that the bars show without animation too. */
function Cover({ from, to, y, className = "" }: CoverProps) {
  return (
    <rect
      x={at(from)}
      y={y}
      width={within(from, to)}
      height="56"
      fill="var(--surface)"
      stroke="var(--surface)"
      strokeWidth="3"
      data-part="cover"
      className={`${styles.cover} ${className}`}
    />
  );
}

/** One path for all: only what lies across is stretched, and the strokes are not. */
function Ticks({ y }: { y: number }) {
  return (
    <svg y={y - 6} width="100%" height="6" viewBox="0 0 1000 6" preserveAspectRatio="none">
      <path
        d={minor.map((ms) => `M${Math.round(1000 * share(ms))} 0v6`).join("")}
        stroke="var(--edge)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
