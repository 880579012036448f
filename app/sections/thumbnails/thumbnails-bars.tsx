import { DrawingText } from "../../ui/drawing-text.tsx";
import { Hatching } from "../../ui/hatching.tsx";
import type { UseCaseRows } from "../../content/use-cases.ts";
import { Thumbnail } from "./thumbnail.tsx";
import styles from "./thumbnail.module.css";

/** Width of the log scale, from 1 ms to 1 s. */
const scaleWidth = 632;
const place = (ms: number) => Math.round((scaleWidth * Math.log10(ms)) / 3);
const steps = [2, 3, 4, 5, 6, 7, 8, 9];
/** Each to the right of the one before, so that the decades repeat themselves. */
const decadeTicks = steps.map((step) => `m${place(step) - place(step - 1)} 6v-6`).join("");
const minorTicks = [1, 10, 100].map((decade) => `M${place(decade)} 152${decadeTicks}`);

/** Response times on a log scale: up to 5 ms on the device, 100 to 500 ms through the cloud. */
export function EdgeThumbnail({ description, drawing }: UseCaseRows["edge"]) {
  const [left, right] = [place(100), place(500)];
  return (
    <Thumbnail description={description}>
      <path
        d={[1, 10, 100, 1000].map((ms) => `M${place(ms)} 8v150`).join("")}
        stroke="var(--line)"
      />
      <path d={minorTicks.join("")} stroke="var(--edge)" />
      <path d={`M0 158h${scaleWidth}`} stroke="var(--ink)" strokeWidth="1.5" />
      <path d={`M0 44h${place(5)}v27H0z`} fill="var(--signal)" />
      <Hatching id="round-trip" />
      <path
        d={`M${left} 106H${right}V132H${left}z`}
        fill="url(#round-trip)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <DrawingText y="35" text={drawing.device} />
      <DrawingText
        x={place(5) + 11}
        y="62"
        className={styles.knockedOut}
        text={drawing.deviceTime}
      />
      <DrawingText x={left} y="97" text={drawing.cloudTime} />
      <DrawingText
        x={left - 11}
        y="124"
        textAnchor="end"
        className={styles.knockedOut}
        text={drawing.cloud}
      />
      {drawing.ticks.map((tick, index) => (
        <DrawingText
          key={tick}
          x={index === 3 ? scaleWidth : place(10 ** index) + 6}
          y="181"
          textAnchor={index === 3 ? "end" : undefined}
          className="fill-ink3"
          text={tick}
        />
      ))}
    </Thumbnail>
  );
}

/** Share of the new version, in percent, one bar a step. */
const shares = [2, 4, 6, 10, 18, 30, 46, 64, 80, 90, 96, 100];
const barPitch = 54.5;
const [barTop, barFoot] = [26, 156];
/** A bar, a pitch to the right of the one before. */
const bar = (percent: number) => {
  const height = ((barFoot - barTop) * percent) / 100;
  return `m${barPitch} 0v${-height}h40v${height}z`;
};

/** A rollout: the new version rises over the live one. */
export function RolloutThumbnail({ description, drawing }: UseCaseRows["rollout"]) {
  return (
    <Thumbnail description={description}>
      <path
        d={`M0 ${(barTop + barFoot) / 2}h640`}
        stroke="var(--sunken)"
        strokeWidth={barFoot - barTop}
        strokeDasharray={`40 ${barPitch - 40}`}
      />
      <path d={`M${-barPitch} ${barFoot}${shares.map(bar).join("")}`} fill="var(--signal)" />
      <path d={`M0 ${barFoot}h640`} stroke="var(--ink)" strokeWidth="1.5" />
      <DrawingText y="16" className="fill-ink3" text={drawing.live} />
      <DrawingText x="640" y="16" textAnchor="end" text={drawing.next} />
      <DrawingText y="179" text={drawing.first} />
      <DrawingText x="640" y="179" textAnchor="end" text={drawing.last} />
    </Thumbnail>
  );
}
