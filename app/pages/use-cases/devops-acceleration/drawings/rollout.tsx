import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { type devopsAccelerationContent, rolloutSteps } from "../content.ts";
import { Drawing } from "../../../../sections/drawing-parts.tsx";
import { Hatching } from "../../../../ui/hatching.tsx";
import styles from "./rollout.module.css";

type Content = (typeof devopsAccelerationContent)["rollout"];

const [top, foot] = [30, 250];
const height = (share: number) => ((foot - top) * share) / 100;
const widthOf = (index: number) =>
  (rolloutSteps[index + 1]?.from ?? 100) - (rolloutSteps[index]?.from ?? 0);

/** How the traffic moves from the live version to the next one, in steps at their true share. */
export function Rollout({ content }: { content: Content }) {
  return (
    <Drawing description={content.description} height={284}>
      <Hatching id="live-version" />
      <DrawingText y="12" className="fill-ink3" text={content.axis} />
      <DrawingText
        x="100%"
        y="12"
        textAnchor="end"
        className="max-sm:hidden"
        text={content.budget}
      />
      <rect y={top} width="100%" height={foot - top} fill="url(#live-version)" />
      {rolloutSteps.map(({ from, share }, index) => (
        <rect
          key={share}
          x={`${from}%`}
          y={foot - height(share)}
          width={`${widthOf(index)}%`}
          height={height(share)}
          fill="var(--signal-fill)"
        />
      ))}
      {rolloutSteps.slice(1).map(({ from, share }) => (
        <svg key={share} x={`${from}%`}>
          <path d={`M0 ${foot - height(share)}V${foot}`} stroke="var(--surface)" />
        </svg>
      ))}
      <path d={`M12 ${top + 12}h84v26h-84z`} fill="var(--surface)" />
      <DrawingText x="20" y={top + 29} text={content.live} />
      <DrawingText
        x="100%"
        dx="-16"
        y={foot - 16}
        textAnchor="end"
        className="fill-on-signal max-sm:hidden"
        text={content.next}
      />
      <DrawingText
        x="100%"
        dx="-16"
        y={foot - 16}
        textAnchor="end"
        className="fill-on-signal sm:hidden"
        text={content.nextShort}
      />
      {/* Its words are uncovered with it. */}
      <rect
        y={top}
        width="100%"
        height={foot - top}
        fill="var(--surface)"
        data-part="cover"
        className={styles.cover}
      />
      <line x2="100%" y1={top} y2={top} stroke="var(--ink)" strokeWidth="1.5" />
      <line x2="100%" y1={foot} y2={foot} stroke="var(--ink)" strokeWidth="1.5" />
      {rolloutSteps.slice(1).map(({ from, share }) => (
        <svg key={share} x={`${from}%`}>
          <path d={`M0 ${top}v-8M0 ${foot}v6`} stroke="var(--ink)" />
        </svg>
      ))}
      {rolloutSteps.map((step) => (
        <g key={step.share}>
          <DrawingText
            x={`${step.from}%`}
            y={foot + 26}
            className="max-sm:hidden"
            text={step.name}
          />
          {"short" in step && (
            <DrawingText
              x={`${step.from}%`}
              y={foot + 26}
              className="sm:hidden"
              text={step.short}
            />
          )}
        </g>
      ))}
    </Drawing>
  );
}
