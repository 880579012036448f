import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { formatRange, formatUnder } from "../../../../lib/format.ts";
import { claims } from "../../../../content/claims.ts";
import { Drawing, noteClass } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";
import type { LatencyProps } from "./latency.tsx";
import { decades, frameMs, minor, share, timeLabel } from "./latency-scale.ts";
import styles from "./latency.module.css";

const [top, foot] = [28, 488];
const down = (ms: number) => Math.round(top + (foot - top) * share(ms));

/** The same for phones: the scale runs down the page. */
export function TallLatency({ content, className }: LatencyProps) {
  const { device, cloud } = claims.latencyMs;
  return (
    <Drawing description={content.description} height={500} className={className}>
      <Hatching id="latency-cloud-tall" />
      {decades.map((ms) => (
        <line key={ms} x1="52" x2="100%" y1={down(ms)} y2={down(ms)} stroke="var(--line)" />
      ))}
      <path d={minor.map((ms) => `M52 ${down(ms).toFixed(1)}h6`).join("")} stroke="var(--edge)" />
      <line x1="52" x2="52" y1={top} y2={foot} stroke="var(--ink)" strokeWidth="1.5" />
      {decades.map((ms) => (
        <DrawingText
          key={ms}
          x="44"
          y={down(ms) + 4}
          textAnchor="end"
          className={noteClass}
          text={timeLabel(ms)}
        />
      ))}
      <rect x="64" y={top} width="44" height={down(device) - top} fill="var(--signal)" />
      <Reading
        y={top}
        number={formatUnder(claims.latencyMs.device, "ms")}
        note={content.deviceShort}
      />
      <line
        x1="64"
        x2="100%"
        y1={down(frameMs)}
        y2={down(frameMs)}
        stroke="var(--ink3)"
        strokeDasharray="3 4"
      />
      <DrawingText x="124" y={down(frameMs) - 8} className={noteClass} text={content.frameShort} />
      <rect
        x="64"
        y={down(cloud.min)}
        width="44"
        height={down(cloud.max) - down(cloud.min)}
        fill="url(#latency-cloud-tall)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <Reading
        y={down(cloud.min)}
        number={`${formatRange(claims.latencyMs.cloud)} ms`}
        note={content.cloud}
      />
    </Drawing>
  );
}

type ReadingProps = { y: number; number: string; note: string };

function Reading({ y, number, note }: ReadingProps) {
  return (
    <svg x="124" y={y}>
      <DrawingText y="36" className={styles.number} text={number} />
      <DrawingText y="62" className={noteClass} text={note} />
    </svg>
  );
}
