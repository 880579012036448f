import { script } from "../../islands/script.ts";
import playOnce from "../../sections/play-once.script.ts";
import type { companyContent } from "./content.ts";
import styles from "./mission.module.css";
import flood from "../../sections/flood.module.css";

type MissionProps = (typeof companyContent)["mission"];

/** The mission, in one paragraph inside a wall. Once, the models' line arrives and the wall is drawn. */
export function Mission({ headline, text }: MissionProps) {
  return (
    <section
      id="about"
      {...script(playOnce, "rest")}
      className={`${flood.flood} ${styles.mission}`}
    >
      <div className="page-width quarters">
        <h2 className="t-caption pt-48px pb-20px md:pt-96px md:pb-0">{headline}</h2>
        <div data-part="stage" className="relative mb-48px md:col-span-3 md:my-72px">
          <p className={`${styles.text} md:text-balance`}>{text}</p>
          <div aria-hidden="true" data-part="line" className={styles.line}>
            <i />
          </div>
          <div aria-hidden="true" data-part="wall" className={styles.wall}>
            <i />
          </div>
        </div>
      </div>
    </section>
  );
}
