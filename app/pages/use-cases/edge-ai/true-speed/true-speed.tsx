import { script } from "../../../../islands/script.ts";
import type { edgeAiContent } from "../content.ts";
import { CastingSymbol, CrackedCasting, WaitingCastings } from "./casting.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import trueSpeed from "./true-speed.script.ts";
import styles from "./true-speed.module.css";
import flood from "../../../../sections/flood.module.css";

type Content = (typeof edgeAiContent)["trueSpeed"];

/**
 * A belt at true speed: how far a cracked casting gets before the device or a cloud has answered
 * (`true-speed.script.ts`). Without script, under reduced motion and on paper both answers
 * stand below each other, and so they do where a button is pressed and no script has come: its form
 * leads to the section.
 */
export function TrueSpeed({ content }: { content: Content }) {
  const { label, headline, lead, device, cloud, scales, source } = content;
  return (
    <section
      id="true-speed"
      {...script(trueSpeed, "intent")}
      className={`${flood.flood} ${styles.speed}`}
    >
      <CastingSymbol />
      <div className={styles.stage}>
        <div className={`page-width ${styles.head}`}>
          <p className="t-caption">{label}</p>
          <h2 className="t-d1">{headline}</h2>
        </div>
        <div className={styles.words}>
          <p data-part="lead" className={`${styles.live} ${styles.lead}`}>
            {lead}
          </p>
          <p role="status" className={styles.live} />
          <p data-part="device-result" className={styles.still}>
            {device.result}
          </p>
        </div>
        <div className={styles.controls}>
          <form action="#true-speed" className={styles.ask}>
            <button
              value="device"
              className={`${buttonClass({ variant: "plain" })} ${styles.button}`}
            >
              {device.action}
            </button>{" "}
            <button
              value="cloud"
              className={`${buttonClass({ variant: "plain" })} ${styles.button}`}
            >
              {cloud.action}
            </button>
          </form>
          <p className="t-caption">
            <span className="max-lg:hidden">{scales.desktop}</span>{" "}
            <span className="max-sm:hidden lg:hidden">{scales.tablet}</span>{" "}
            <span className="sm:hidden">{scales.phone}</span>
            <br />
            {source}
          </p>
        </div>
        <div aria-hidden="true" data-part="drawing" className={styles.drawing}>
          <WaitingCastings moves />
          <i className={styles.frame} />
          <i className={styles.belt} />
          <i data-part="chute" className={styles.chute} />
          <i data-part="opening" className={`${styles.opening} bg-signal-fill`} />
          <i data-part="flap" className={styles.flap} />
          <CrackedCasting name="casting" className={styles.live} />
          <CrackedCasting name="dropped" className={styles.dropped} />
          <div data-part="device" className={styles.device}>
            <p data-part="device-number" className={styles.deviceNumber}>
              {device.number}
            </p>
            <i className={styles.tick} />
            <i className={styles.dimension} />
            <p data-part="device-note" className={`t-log ${styles.deviceNote} whitespace-nowrap`}>
              {device.note}
            </p>
          </div>
          <div data-part="cloud" className={`${styles.live} ${styles.cloud}`}>
            <CloudDimension {...cloud} />
          </div>
        </div>
      </div>
      <div className={`${styles.still} ${styles.stage} ${styles.after}`}>
        <p data-part="cloud-result" className={styles.words}>
          {cloud.result}
        </p>
        <div aria-hidden="true" className={styles.drawing}>
          <WaitingCastings />
          <i className={styles.frame} />
          <i className={styles.belt} />
          <div className={styles.cloud}>
            <CloudDimension {...cloud} />
          </div>
        </div>
      </div>
    </section>
  );
}

function CloudDimension({ number, note }: { number: string; note: string }) {
  return (
    <>
      <p data-part="cloud-number" className={styles.cloudNumber}>
        {number}
      </p>
      <i className={styles.dimension} />
      <p
        data-part="cloud-note"
        className={`t-log max-sm:hidden ${styles.cloudNote} sm:whitespace-nowrap`}
      >
        {note}
      </p>
    </>
  );
}
