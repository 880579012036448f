import { spaced } from "../../../lib/spaced.ts";
import { requestContent, requestStops } from "./request-content.ts";
import styles from "./follow-request.module.css";

/**
 * The site around one stop: its wall and gate, the stops on their wire, and what the export comes to.
 *
 * @param props.at the stop where the request stands, counted from 0
 */
export function RequestDrawing({ at }: { at: number }) {
  const { vendor, officer } = requestContent;
  return (
    <div aria-hidden="true" className={`${styles.drawing} text-ink3`}>
      <span className={styles.vendor}>{vendor}</span> <i className={styles.exit} />
      <span className={styles.officer}>
        <b className="block text-ink">{officer[0]}</b> {officer[1]}
      </span>
      <i data-part="wire" className={styles.wire} />
      <p>
        {spaced(
          requestStops.map(({ name }, index) => (
            <span
              key={name}
              className={index < at ? styles.past : index === at ? styles.here : undefined}
            >
              {`${index + 1} ${name}`}
            </span>
          )),
        )}
      </p>
      <i data-part="packet" className={styles.packet} />
      <i data-part="leader" className={styles.leader} />
      {at > 0 && (
        <>
          <i data-part="way" className={styles.way} />
          <i data-part="export" className={styles.export} />
          <i data-part="cross" className={styles.cross} />
        </>
      )}
    </div>
  );
}

/** Two milliseconds to scale, and behind a break what the model takes, which is not. */
export function RequestRuler() {
  const { model, end } = requestContent.ruler;
  return (
    <div
      aria-hidden="true"
      data-part="ruler"
      className={`${styles.ruler} max-wide:hidden text-ink3`}
    >
      <span>0</span> <span>1 ms</span> <span>2 ms</span> <i />{" "}
      <span className="max-xl:hidden">{model}</span> <span>{end}</span>
    </div>
  );
}
