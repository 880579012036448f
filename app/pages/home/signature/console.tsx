import { sampleSite } from "../../../content/sample-site/site.ts";
import { script } from "../../../islands/script.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { AuditLog } from "./audit-log.tsx";
import { ConsoleMap } from "./console-map.tsx";
import { signatureContent as content } from "./content.ts";
import { Endpoints } from "./endpoints.tsx";
import { PhoneMap } from "./phone-map.tsx";
import playRequest from "./play-request.script.ts";
import { Ruler } from "./ruler.tsx";
import { Stops } from "./stops.tsx";
import styles from "./console.module.css";

/**
 * The console of the sample site with one request in it, at its finished state. `play-request.script.ts`
 * plays it, stop by stop, or another line of the log.
 */
export function Console() {
  return (
    <figure
      {...script(playRequest, "near")}
      id="console"
      aria-label={content.title}
      data-refused=""
      className={styles.console}
    >
      <p className={styles.bar}>
        <b>{sampleSite.name}</b> <span className={styles.tag}>{sampleSite.mode}</span>{" "}
        <span className={styles.policy}>{content.bar.policy}</span>{" "}
        <span className={styles.clock}>
          {content.bar.day}
          <span>{sampleSite.clock}</span>
        </span>{" "}
        <span className={styles.refused}>{content.bar.refused}</span>
      </p>
      <div className={styles.request}>
        <div className={styles.map}>
          <div>
            <ConsoleMap />
          </div>
          <div>
            <PhoneMap />
          </div>
          <button
            type="button"
            data-part="play"
            className={`${buttonClass({ variant: "secondary" })} ${styles.play}`}
          >
            <span>
              <svg aria-hidden="true" width="9" height="12">
                <path d="M0 0v12l9-6z" fill="currentColor" />
              </svg>
              {content.play}
            </span>
          </button>
        </div>
        <div className={styles.time}>
          <Ruler />
        </div>
        <Stops />
      </div>
      <div className={styles.tables}>
        <AuditLog />
        <Endpoints />
      </div>
      <p role="status" className="sr-only" />
    </figure>
  );
}
