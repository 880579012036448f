import { formatPrice, models, routerContent } from "./content.ts";
import type { RouterView } from "./view.ts";
import styles from "./router.module.css";

type ModelListProps = {
  view: RouterView;
  /** The place of each model now, which a row glides to. */
  ranks: readonly number[];
  onPress: (model: number) => void;
  /** The model that is pointed at or focused, or null when it no longer is. */
  onLight: (model: number | null) => void;
};

/** The models in order of score. A press lets one fail, and another restores it. */
export function ModelList({ view, ranks, onPress, onLight }: ModelListProps) {
  return (
    <div className={styles.models}>
      <p aria-hidden="true" className={`${styles.modelsHead} t-source text-ink3`}>
        <span>{routerContent.press}</span> <span>{routerContent.unit}</span>
      </p>
      <ol aria-label={routerContent.models}>
        {view.order.map((index, rank) => {
          const model = models[index];
          if (!model) return null;
          const hasFailed = view.failed.includes(index);
          const state = hasFailed ? "failed" : index === view.choice ? "chosen" : undefined;
          const away = (ranks[index] ?? rank) - rank;
          return (
            <li
              key={model.name}
              style={away === 0 ? undefined : { transform: `translateY(${away * 100}%)` }}
            >
              <button
                type="button"
                name="model"
                value={model.name}
                aria-pressed={hasFailed}
                aria-label={routerContent.rowName(model, state)}
                data-state={state}
                onClick={() => onPress(index)}
                onPointerEnter={({ pointerType }) => {
                  if (pointerType === "mouse") onLight(index);
                }}
                onPointerLeave={() => onLight(null)}
                onFocus={({ currentTarget }) => {
                  if (currentTarget.matches(":focus-visible")) onLight(index);
                }}
                onBlur={() => onLight(null)}
                className={`${styles.row} text-left`}
              >
                <Mark state={state} />
                <span className={styles.name}>{model.name}</span>{" "}
                {!hasFailed && (
                  <span className={styles.bar}>
                    <span
                      style={{ width: `${Math.round((view.scores[index] ?? 0) * 1000) / 10}%` }}
                    />
                  </span>
                )}{" "}
                <span className="col-start-4 pr-12px max-sm:pr-8px text-right">
                  {hasFailed ? routerContent.failed : formatPrice(model.price)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Mark({ state }: { state: "chosen" | "failed" | undefined }) {
  return (
    <svg width="10" height="10" className="ml-12px max-sm:ml-8px">
      {state === "chosen" && <path d="M.5.5h9v9h-9z" fill="var(--signal)" />}
      {state === "failed" && (
        <path d="m1 1 8 8m0-8-8 8" stroke="var(--warn)" strokeWidth="2" fill="none" />
      )}
    </svg>
  );
}
