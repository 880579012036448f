import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { type edgeAiContent, edgeExamples } from "../content.ts";
import { claims } from "../../../../content/claims.ts";
import { Drawing, noteClass, Refusal } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";

type Content = (typeof edgeAiContent)["applications"];

const height = 96;

/** Loudness of each moment, in pixels; the word is what stands out. */
const wave = [
  4, 6, 5, 3, 6, 8, 5, 4, 3, 5, 7, 4, 3, 4, 22, 40, 30, 46, 26, 14, 5, 4, 6, 3, 4, 7, 5, 3, 4, 6, 8,
  4, 3, 5, 4, 3,
];
const word = { from: 14, to: 19 };
const bar = { strokeWidth: 4, vectorEffect: "non-scaling-stroke" } as const;
const bars = (from: number, to: number) =>
  wave
    .slice(from, to)
    .map((loudness, index) => `M${from + index} ${52 - loudness / 2}v${loudness}`)
    .join("");

/** A sound of which the device hears one word. */
export function WakeWordDrawing({ description, heard, rest }: Content["devices"]["drawing"]) {
  const share = (index: number) => `${((100 * index) / wave.length).toFixed(2)}%`;
  return (
    <Drawing description={description} height={height}>
      <svg x="2" viewBox={`0 0 ${wave.length} ${height}`} preserveAspectRatio="none">
        <path d={bars(0, word.from)} stroke="var(--edge)" {...bar} />
        <path d={bars(word.from, word.to + 1)} stroke="var(--signal)" {...bar} />
        <path d={bars(word.to + 1, wave.length)} stroke="var(--edge)" {...bar} />
      </svg>
      <DrawingText x={share(word.from)} y="18" text={heard} />
      <DrawingText y="92" className={noteClass} text={rest} />
      <DrawingText x="100%" y="92" textAnchor="end" className={noteClass} text={rest} />
    </Drawing>
  );
}

/** Parts on a belt, a camera above it, and the one that is not let on. */
export function BeltDrawing({
  description,
  camera,
  rejected,
}: Content["manufacturing"]["drawing"]) {
  const parts = [0, 14, 28, 42, 70, 84];
  return (
    <Drawing description={description} height={height}>
      {parts.map((share) => (
        <rect
          key={share}
          x={`${share}%`}
          y="32"
          width="20"
          height="20"
          fill={share < 56 ? "var(--surface)" : "var(--sunken)"}
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
      ))}
      <line x2="100%" y1="53" y2="53" stroke="var(--ink)" strokeWidth="1.5" />
      <svg x="56%">
        <path d="M10 4V50" stroke="var(--signal)" strokeWidth="1.75" />
        <DrawingText x="0" y="14" textAnchor="end" text={camera} />
        <path d="M-2 53H22" stroke="var(--surface)" strokeWidth="4" />
        <path d="M.5 68.5h19v19h-19z" stroke="var(--warn)" strokeWidth="1.25" />
        <Refusal x={10} y={78} />
        <DrawingText x="30" y="83" text={rejected} />
      </svg>
    </Drawing>
  );
}

const metersShown = (claims.latencyMs.cloud.max * edgeExamples.vehicleMetersPerSecond) / 1000;
const atDistance = (ms: number) =>
  `${(ms * edgeExamples.vehicleMetersPerSecond) / 10 / metersShown}%`;

/** How far a vehicle drives before the answer is there, to scale. */
export function BlindDistanceDrawing({ description, ...content }: Content["vehicles"]["drawing"]) {
  const { device, cloud, ends } = content;
  const { latencyMs } = claims;
  return (
    <Drawing description={description} height={height}>
      <Hatching id="blind-distance" />
      <rect y="26" width={atDistance(latencyMs.device)} height="40" fill="var(--signal)" />
      <DrawingText y="16" text={device} />
      <rect
        x={atDistance(latencyMs.cloud.min)}
        y="26"
        width={atDistance(latencyMs.cloud.max - latencyMs.cloud.min)}
        height="40"
        fill="url(#blind-distance)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <DrawingText x="100%" y="16" textAnchor="end" text={cloud} />
      <line x2="100%" y1="66" y2="66" stroke="var(--ink)" strokeWidth="1.5" />
      <DrawingText y="88" className={noteClass} text={ends[0]} />
      <DrawingText x="100%" y="88" textAnchor="end" className={noteClass} text={ends[1]} />
    </Drawing>
  );
}
