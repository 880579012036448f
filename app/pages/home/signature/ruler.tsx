import { DrawingText } from "../../../ui/drawing-text.tsx";
import { Hatching } from "../../../ui/hatching.tsx";
import { followedCall, mapContent as content } from "./content.ts";
import styles from "./console-map.module.css";
import { unitsPerMs } from "./describe-call.ts";

const left = 24;
const at = (ms: number) => left + ms * unitsPerMs;
/** Every tenth of a millisecond up to the second. */
const tenths = Array.from(
  { length: 21 },
  (_, tenth) => `M${left + (tenth * unitsPerMs) / 10} 43v4`,
);

/** The request's time to scale up to its second millisecond; behind the break, its model. */
export function Ruler() {
  const { words } = followedCall;
  return (
    <svg viewBox="0 0 864 80" aria-hidden="true" className={`${styles.ruler} fit-words`}>
      <Hatching id="ruler-hatch" step={7} ground="var(--surface)" line="var(--ink3)" />
      <path
        d={`M${at(0)} 18H${at(1)}V38H${at(0)}z`}
        data-from="1"
        data-part="bar"
        className={styles.bar}
      />
      <path
        d={`M${at(1) + 1} 18H${at(2)}V38H${at(1) + 1}z`}
        data-from="2"
        data-part="bar"
        className={styles.bar}
      />
      <path d="M455 18H648V38H455z" fill="var(--sunken)" />
      <path
        d="M455 18H648V38H455z"
        fill="url(#ruler-hatch)"
        data-from="3"
        data-part="bar"
        className={styles.model}
      />
      <path d={tenths.join("")} stroke="var(--edge)" />
      <path
        d={`M${at(0)} 14v32M${at(1)} 30v16M${at(2)} 14v32M648 14v32M${at(0)} 42H438M453 42H664M455 18H648V38H455z`}
        className={styles.axis}
      />
      <path d="m434 52 9-20m4 20 9-20" className={styles.axis} />
      <g data-part="refusal" data-from="2" className={styles.refusal}>
        <path d={`m${at(2) - 7} 21 14 14m0-14-14 14`} className={styles.halo} />
        <path d={`m${at(2) - 7} 21 14 14m0-14-14 14`} className={styles.cross} />
      </g>
      <DrawingText x={at(0)} y="66" text="0" />
      <DrawingText x={at(1)} y="66" textAnchor="middle" text="1 ms" />
      <DrawingText x={at(2)} y="66" textAnchor="middle" className={styles.second} text="2 ms" />
      <DrawingText
        x="552"
        y="66"
        textAnchor="middle"
        data-part="ruler-model"
        className={styles.soft}
        text={words["ruler-model"]}
      />
      <DrawingText x="656" y="66" data-part="ruler-answer" text={words["ruler-answer"]} />
      <text x="662" y="30" className={styles.scale}>
        {content.scale[0]}
        <tspan data-part="meters">{words["meters"]}</tspan>
        <tspan className={styles.roomy}>{content.scale[1]}</tspan>
      </text>
    </svg>
  );
}
