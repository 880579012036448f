import { spaced } from "../../lib/spaced.ts";
import { requestContent, requestStops } from "./request-content.ts";
import styles from "./request.module.css";

type RequestDrawingProps = {
  /** The stop where the request stands, counted from 0. */
  at: number;
  /** Whether the wall may get a gate through which an approved export leaves. */
  canLeave: boolean;
};

/** The site around one stop: its wall and gate, the stops on their wire, and what the export comes to. */
export function RequestDrawing({ at, canLeave }: RequestDrawingProps) {
  const { vendor, officer } = requestContent;
  return (
    <div aria-hidden="true" className={styles.drawing}>
      <span>{vendor}</span>{" "}
      {canLeave && (
        <>
          <i className={styles.exit} />
          <span className={styles.officer}>
            <b>{officer[0]}</b> {officer[1]}
          </span>
        </>
      )}
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
