import { spaced } from "../../lib/spaced.ts";
import type { moreInfoContent } from "./content.ts";
import { TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./page.module.css";

/** Four steps from the first mail to a decision, and our contact details. */
export function NextSteps({ label, headline, steps, contacts, links }: NextStepsProps) {
  return (
    <Section label={label} heights={[984, 639]}>
      <div className={styles.content}>
        <h2 className="t-d2">{headline}</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true" className={`${styles.stepNumber} t-caption text-ink3`}>
                {index + 1}
              </span>
              <div>
                <h3 className="t-d4">{title}</h3>
                <p className={`${styles.stepText} t-small text-ink2`}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className={styles.contacts}>
          {contacts.map((contact) => (
            <div key={contact.name}>
              <dt className="t-caption text-ink3">{contact.name}</dt>
              <dd className="t-caption">
                {"href" in contact ? <a href={contact.href}>{contact.value}</a> : contact.value}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.links}>
          {spaced(
            links.map(({ href, label: name }) => (
              <span key={href}>
                <TextLink href={href}>{name}</TextLink>
              </span>
            )),
          )}
        </p>
      </div>
    </Section>
  );
}

type NextStepsProps = (typeof moreInfoContent)["next"];
