import { formatDay } from "../../lib/format.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { trustContent } from "./content.ts";
import { loss, promises } from "./promises.ts";
import { TrustSection } from "./trust-section.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./this-website.module.css";

const { erase, tested, sections } = trustContent;

/**
 * What this website does with a form: a number each.
 *
 * @param props.uses whether this deployment uses a live chat, and whether any script of another host
 */
export function ThisWebsite({ uses }: { uses: { chat: boolean; foreignScript: boolean } }) {
  const { headline, ...section } = sections.website;
  return (
    <TrustSection
      heights={[1315, 861]}
      {...section}
      number={5}
      tone="flood"
      size="d1"
      headline={<TwoLines lines={[headline[0] ?? "", headline[1] ?? ""]} />}
    >
      <ul className={styles.promises}>
        {promises.map(({ number, unit, text, exception }) => (
          <li key={unit}>
            <p className={styles.number}>{number}</p>
            <h3 className="t-d3">{unit}</h3>
            <p>{exception && uses[exception.of] ? `${text} ${exception.text}` : text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.erase}>
        <a href={erase.href} className={buttonClass({ variant: "inv" })}>
          {erase.label}
        </a>
        <p>{erase.text}</p>
      </div>
      <div className={styles.loss}>
        <p className="t-caption">{`${loss.label} ${formatDay(loss.date)}: ${loss.number}`}</p>
        <p>{loss.text}</p>
        <p className="t-source">{tested}</p>
      </div>
    </TrustSection>
  );
}
