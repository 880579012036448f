import { Unbroken } from "../../ui/unbroken.tsx";
import { compareContent } from "./content.ts";
import { assumptionRules, startAssumptions } from "./costs/assumptions.ts";
import { crossingVolume } from "./costs/costs.ts";
import { wayNames, ways } from "./table/content.ts";
import four from "./four.module.css";
import styles from "./choices.module.css";

const { label, headline, texts } = compareContent.choice;

/** The volume at which the hosted API stops being cheaper, by the chart as it starts. */
function volume(): string {
  const { min, max, format } = assumptionRules.requests;
  return format(crossingVolume(startAssumptions, min, max) ?? max);
}

/** When each of the four ways is right. */
export function Choices() {
  return (
    <section className={styles.choices}>
      <div className="page-width">
        <div className="quarters items-start gap-y-8px">
          <p className="print:hidden t-caption text-ink3">{label}</p>
          <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
        </div>
        <div className={`${four.four} ${styles.ways}`}>
          {wayNames.map((way) => {
            const text = texts[way];
            return (
              <div key={way} className={styles.way}>
                <h3 className="t-d3">{ways[way]}</h3>
                <p className="mt-8px t-copy text-ink2">
                  <Unbroken text={typeof text === "string" ? text : text(volume())} />
                </p>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
