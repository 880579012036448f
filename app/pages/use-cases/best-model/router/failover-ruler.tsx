import { DrawingText } from "../../../../ui/drawing-text.tsx";
import { models, routerContent } from "./content.ts";
import { type Failover, isAsking, isOver, timeoutMs } from "./failover.ts";
import styles from "./router.module.css";

/** Milliseconds from which on the time stands above the bar: beside it there is no room. */
const lateMs = 850;

const percent = (ms: number) => `${ms / 10}%`;

/** One second of a failover, in its own time: asked until the timeout, then answered by the next model. */
export function FailoverRuler({ failover }: { failover: Failover | null }) {
  const hasFailed = failover !== null && !isAsking(failover);
  const ticks = Array.from({ length: 11 }, (_, index) => percent(100 * index));
  const name = failover === null ? "" : (models[failover.model]?.name ?? "");
  return (
    <svg aria-hidden="true" width="100%" height="78" data-part="ruler" className={styles.ruler}>
      <g className={styles.scale}>
        <line y1="50" x2="100%" y2="50" />
        {ticks.map((x, index) => {
          const half = index % 10 === 0 ? 6 : 3;
          return <line key={x} x1={x} x2={x} y1={50 - half} y2={50 + half} />;
        })}
      </g>
      <DrawingText y="72" className={styles.quiet} text="0" />
      <DrawingText
        x="100%"
        y="72"
        textAnchor="end"
        className={styles.quiet}
        text={routerContent.second}
      />
      {(failover === null || failover.elapsed === 0) && (
        <DrawingText y="32" className={styles.quiet} text={routerContent.failover} />
      )}
      {failover !== null && (
        <g className={styles.failure}>
          <line y1="42" x2={percent(Math.min(failover.elapsed, timeoutMs))} y2="42" />
          {hasFailed && (
            <>
              <DrawingText
                y="14"
                className="fill-warn"
                text={routerContent.notAcceptedIn(name, timeoutMs)}
              />
              <svg x={percent(timeoutMs)} y="42">
                <path d="M-6-6l12 12m0-12-12 12" />
              </svg>
            </>
          )}
        </g>
      )}
      {failover !== null && failover.next !== null && <Answer failover={failover} />}
    </svg>
  );
}

/** The next model, from the cross on. */
function Answer({ failover }: { failover: Failover }) {
  const end = percent(failover.elapsed);
  const isLate = failover.elapsed > lateMs;
  return (
    <>
      <rect
        x={percent(timeoutMs)}
        y="38"
        height="8"
        transform="translate(12)"
        fill="var(--signal)"
        style={{ width: `max(2px, ${failover.elapsed / 10 - timeoutMs / 10}% - 12px)` }}
      />
      {isOver(failover) && (
        <DrawingText
          x={end}
          y={isLate ? 32 : 46}
          dx={isLate ? 0 : 10}
          textAnchor={isLate ? "end" : "start"}
          text={`${failover.elapsed} ms`}
        />
      )}
    </>
  );
}
