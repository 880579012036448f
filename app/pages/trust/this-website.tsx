import { formatDay } from "../../lib/format.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { trustContent } from "./content.ts";
import { Evidence } from "./evidence.tsx";
import { loss, promises } from "./promises.ts";
import type { TrustFacts } from "./read-trust.functions.ts";
import { TrustSection } from "./trust-section.tsx";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./this-website.module.css";

const { erase, tested, sections } = trustContent;

/**
 * What this website does with a form: a number each.
 *
 * @param props.facts of this deployment: what it uses, and what it says of itself
 */
export function ThisWebsite({ facts }: { facts: TrustFacts }) {
  const { headline, ...section } = sections.website;
  const uses = { chat: facts.services.chat, foreignScript: facts.hasForeignScript };
  return (
    <TrustSection
      heights={[1527, 1233, 943]}
      {...section}
      number={5}
      tone="flood"
      size="d1"
      headline={<TwoLines lines={[headline[0] ?? "", headline[1] ?? ""]} />}
    >
      <ul className={`${styles.promises} mt-32px md:mt-40px`}>
        {promises.map(({ number, unit, text, exception }) => (
          <li key={unit}>
            <p className={`${styles.number} font-500`}>{number}</p>
            <h3 className="t-d3">{unit}</h3>
            <p>{exception && uses[exception.of] ? `${text} ${exception.text}` : text}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.erase} mt-48px`}>
        <LinkButton href={erase.href} label={erase.label} variant="inv" />
        <p>{erase.text}</p>
      </div>
      <div className={`${styles.loss} mt-48px`}>
        <p className="t-caption">{`${loss.label} ${formatDay(loss.date)}: ${loss.number}`}</p>
        <p>{loss.text}</p>
        <p className="t-source">{tested}</p>
      </div>
      <Evidence answerHours={facts.answerHours} digest={facts.digest} />
    </TrustSection>
  );
}
