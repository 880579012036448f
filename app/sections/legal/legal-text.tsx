import type { ReactNode } from "react";

import { type LegalText as Text, legalContent } from "./legal-document.ts";
import { TextLink } from "../../ui/link.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { PrintLayout } from "../print-layout.tsx";
import styles from "./legal-text.module.css";

/**
 * A policy: facts beside the title, its figure, if it has one, in a band, then the text with its contents beside.
 * All are parts of one element: a browser's reader keeps what stands beside the paragraphs, not beside their column.
 */
export function LegalText({ label, title, lead, facts, sections, figure }: LegalTextProps) {
  return (
    <PrintLayout>
      <div className={styles.policy}>
        <header className="col-span-full gap-y-24px py-56px md:py-72px page-width quarters">
          <div className={`${styles.beside} max-md:order-1`}>
            <Facts facts={facts} />
          </div>
          <div className="md:col-span-3 inset">
            <p className="t-caption text-ink3">{label}</p>
            <h1 className="mt-16px t-d1p">{title}</h1>
            <p className={`${styles.lead} mt-24px t-lead text-ink2`}>{lead}</p>
          </div>
        </header>
        {figure !== undefined && (
          <div className={`${styles.figure} col-span-full bg-ground`}>
            <div className="page-width quarters py-40px md:py-56px">
              <div className="md:col-span-3 md:col-start-2 inset">{figure}</div>
            </div>
          </div>
        )}
        <Contents sections={sections} />
        {sections.map((section) => (
          <LegalSection key={section.id} {...section} />
        ))}
      </div>
    </PrintLayout>
  );
}

type LegalTextProps = Text & { figure?: ReactNode };

function Facts({ facts }: Pick<Text, "facts">) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, date, href }) => (
        <div key={name}>
          <dt className="t-caption text-ink3">{name}</dt>
          <dd className="t-caption">
            {date === undefined ? (
              href === undefined ? (
                value
              ) : (
                <a href={href} className="hover:underline">
                  {value}
                </a>
              )
            ) : (
              <time dateTime={date}>{value}</time>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contents({ sections }: Pick<Text, "sections">) {
  return (
    <nav aria-label={legalContent.contents} className={`${styles.contents} print:hidden`}>
      <p className="pb-8px t-caption text-ink3">{legalContent.contents}</p>
      <ol className="border-t border-ink">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-8px t-note hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LegalSection({ id, title, body, links = [] }: Text["sections"][number]) {
  return (
    <section id={id} className={styles.section}>
      <h2 className="t-d3">{title}</h2>
      {body.map((block) =>
        typeof block === "string" ? (
          <p key={block}>
            <Unbroken text={block} />
          </p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>
                <Unbroken text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
      {links.length > 0 && (
        <p>
          {links.map(({ href, label }) => (
            <TextLink key={href} href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
