import { spaced } from "../../lib/spaced.ts";
import { PlainWhoseTable } from "../../sections/whose-machine/whose-table.tsx";
import { DisplayNumber } from "../../ui/display-number.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import { moreInfoContent } from "./content.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { ModeDrawing } from "./drawings/mode-drawing.tsx";
import { BriefSecurity, BriefTiers } from "./brief-tables.tsx";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import keyNumbers from "../../sections/key-numbers.module.css";
import styles from "./page.module.css";

/** `/more-info`: the platform on one page, to print or to forward. */
export function MoreInfoPage() {
  return (
    <>
      <PrintLayout>
        <div className={styles.top}>
          <PageHeader
            label={moreInfoContent.label}
            headline={<TwoLines lines={moreInfoContent.headline} />}
            lead={moreInfoContent.lead}
          />
          <p className="page-width pb-40px print:hidden">
            <PrintButton variant="secondary">{moreInfoContent.print}</PrintButton>
          </p>
        </div>
        <WhatItIs {...moreInfoContent.what} />
        <BriefModes {...moreInfoContent.modes} />
        <BriefWhose {...moreInfoContent.whose} />
        <BriefSecurity {...moreInfoContent.security} />
        <BriefTiers {...moreInfoContent.tiers} />
        <NextSteps {...moreInfoContent.next} />
      </PrintLayout>
      <ClosingCtaRow
        {...moreInfoContent.closing}
        layout="roomy"
        dialog="hireMe"
        ctaId="brief-closing"
        variant="primary"
      />
    </>
  );
}

/** The five places to run, each as a small plan of its boundary. */
function BriefModes({ label, headline, rows, source }: (typeof moreInfoContent)["modes"]) {
  return (
    <Section label={label} tone="ground" heights={[1620, 1071, 568]}>
      <h2 className={`${styles.content} t-d2`}>{headline}</h2>
      <figure className={`${styles.content} ${styles.wide}`}>
        <ul className={styles.modes}>
          {rows.map(({ mode, name, line, description }) => (
            <li key={mode}>
              <ModeDrawing mode={mode} description={description} />
              <div className="mt-16px md:mt-20px">
                <h3 className="t-d4">{name}</h3>
                <p className={`${styles.modeText} mt-4px t-small text-ink2`}>{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <figcaption className="mt-32px t-source text-ink3 print:hidden">{source}</figcaption>
      </figure>
    </Section>
  );
}

/** Whose machine it is, by tier, without a choice: paper has none. */
function BriefWhose({ label, headline, source }: (typeof moreInfoContent)["whose"]) {
  return (
    <Section label={label} heights={[2163, 2142, 875]}>
      <h2 className={`${styles.content} t-d2`}>{headline}</h2>
      <figure className={`${styles.content} ${styles.wide}`}>
        <PlainWhoseTable />
        <figcaption className="mt-20px t-source text-ink3">{source}</figcaption>
      </figure>
    </Section>
  );
}

/** Four steps from the first mail to a decision, and our contact details. */
function NextSteps({ label, headline, steps, contacts, links }: NextStepsProps) {
  return (
    <Section label={label} heights={[984, 603, 639]}>
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
                <p className="max-w-400px mt-4px t-small text-ink2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className={`${styles.contacts} mt-16px`}>
          {contacts.map((contact) => (
            <div key={contact.name}>
              <dt className="t-caption text-ink3">{contact.name}</dt>
              <dd className="t-caption">
                {"href" in contact ? (
                  <a href={contact.href} className="hover:underline">
                    {contact.value}
                  </a>
                ) : (
                  contact.value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className={`${styles.links} mt-20px`}>
          {spaced(
            links.map(({ href, label: name }) => (
              <span className="py-4px" key={href}>
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

/** What the platform is, and four numbers. */
function WhatItIs({ label, headline, text, numbers, source }: (typeof moreInfoContent)["what"]) {
  return (
    <Section label={label}>
      <div className={styles.content}>
        <h2 className={`${styles.intro} t-d2`}>{headline}</h2>
        <p className={`${styles.introText} mt-16px t-lead text-ink2`}>{text}</p>
      </div>
      <div className={`${styles.content} ${styles.wide}`}>
        <dl className={styles.numbers}>
          {numbers.map(({ value, text: meaning }) => (
            <div key={value} className={keyNumbers.number}>
              <dt className="t-small text-ink2">{meaning}</dt>
              <dd className="t-d3">
                <DisplayNumber text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t-source text-ink3">{source}</p>
      </div>
    </Section>
  );
}
