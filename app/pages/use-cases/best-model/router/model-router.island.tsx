import { useEffect, useReducer, useRef, useState } from "react";

import { criteria, models, routerContent } from "./content.ts";
import { FailoverRuler } from "./failover-ruler.tsx";
import { isOver, routerReducer, startState } from "./failover.ts";
import { ModelList } from "./model-list.tsx";
import { RouterDrawing } from "./router-drawing.tsx";
import { useAnnouncement } from "./use-announcement.ts";
import { movesLittle, useGlide } from "./use-glide.ts";
import { toView } from "./view.ts";
import { Weights } from "./weights.tsx";
import styles from "./router.module.css";

/** How long the live line takes to another choice, and to the model that takes over, in milliseconds. */
const glideMs = { choice: 280, failover: 200 };

/** The ruler's length. No answer comes later. */
const rulerMs = 1000;

/**
 * One request weighed by quality, price and latency: sliders set the weights, and a model that is pressed
 * fails. Without script it is the picture of the first weights.
 */
export default function ModelRouter() {
  const [state, dispatch] = useReducer(routerReducer, startState);
  const [lit, setLit] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { values, failover } = state;
  const view = toView(state);
  const takesOver = failover !== null && !isOver(failover);
  const frame = useGlide(view.target, takesOver ? glideMs.failover : glideMs.choice);
  const choice = view.choice === null ? null : (models[view.choice] ?? null);
  const said = useAnnouncement(view.choice, failover);

  // A slider may have been moved before hydration.
  useEffect(() => {
    for (const criterion of criteria) {
      const range = root.current?.querySelector<HTMLInputElement>(`[name=${criterion}]`);
      if (range) dispatch({ type: "weigh", criterion, value: range.valueAsNumber });
    }
  }, []);

  const startedAt = failover?.startedAt;
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    let request = 0;
    const tick = (now: number) => {
      dispatch({ type: "tick", now });
      if (now - startedAt < rulerMs) request = requestAnimationFrame(tick);
    };
    request = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(request);
  }, [startedAt]);

  const press = (model: number) =>
    dispatch({ type: "press", model, now: performance.now(), atOnce: movesLittle() });
  const [title, lines] =
    choice === null
      ? [routerContent.allFailed, [routerContent.restore]]
      : [choice.name, routerContent.costs(choice)];

  return (
    <div ref={root} data-part="router" className={styles.router}>
      <div data-part="choice" className={styles.choice}>
        <p className="t-d3">{title}</p>
        {lines.map((line) => (
          <p key={line} className={`${styles.cost} text-ink2`}>
            {line}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <RouterDrawing view={view} frame={frame} lit={lit} />
      <Weights
        values={values}
        weights={view.weights}
        onWeigh={(criterion, value) => dispatch({ type: "weigh", criterion, value })}
      />
      <FailoverRuler failover={failover} />
      <ModelList view={view} ranks={frame.ranks} onPress={press} onLight={setLit} />
    </div>
  );
}
