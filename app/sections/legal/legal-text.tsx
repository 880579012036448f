import type { ReactNode } from "react";

import { type LegalText as Text, legalContent } from "./legal-document.ts";
import { TextLink } from "../../ui/link.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { PrintLayout } from "../print-layout.tsx";

/** A policy: facts beside the title, its figure, if it has one, in a band, then the text with its contents beside. */
export function LegalText({ label, title, lead, facts, sections, figure }: LegalTextProps) {
  return (
    <PrintLayout>
      <header className="page-width quarters gap-y-28px pt-56px md:pt-72px pb-56px md:pb-72px">
        <div className="md:pr-24px md:-mt-2px max-md:order-1">
          <Facts facts={facts} />
        </div>
        <div className="md:col-span-3 inset">
          <p className="t-lab text-ink3">{label}</p>
          <h1 className="mt-16px t-d1p">{title}</h1>
          <p className="mt-24px max-w-620px t-lead text-ink2">{lead}</p>
        </div>
      </header>
      {figure !== undefined && (
        <div className="print-layout-figure bg-ground border-y border-ink">
          <div className="page-width quarters py-40px md:py-56px">
            <div className="md:col-span-3 md:col-start-2 inset">{figure}</div>
          </div>
        </div>
      )}
      <div className="page-width quarters pt-56px pb-72px md:pt-72px md:pb-112px">
        <Contents sections={sections} />
        <div className="print-layout-body md:col-span-2 inset">
          {sections.map((section) => (
            <LegalSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </PrintLayout>
  );
}

type LegalTextProps = Text & { figure?: ReactNode };

function Facts({ facts }: Pick<Text, "facts">) {
  return (
    <dl className="grid grid-cols-[auto_1fr] md:grid-cols-1 wide:grid-cols-[112px_1fr] gap-x-16px gap-y-8px">
      {facts.map(({ name, value, date, href }) => (
        <div key={name} className="contents md:max-wide:block">
          <dt className="t-lab text-ink3 leading-24px">{name}</dt>
          <dd className="t-lab leading-24px">
            {date === undefined ? (
              href === undefined ? (
                value
              ) : (
                <a href={href} className="hover:underline underline-offset-5px">
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
    <nav
      aria-label={legalContent.contents}
      className="print-layout-contents self-start md:sticky md:top-[calc(96px_+_var(--banner,0px))] md:max-h-[calc(100dvh_-_128px)] md:overflow-auto md:mr-32px max-md:mb-40px"
    >
      <p className="pb-8px t-lab text-ink3">{legalContent.contents}</p>
      <ol className="border-t border-ink">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="block py-8px t-note hover:underline decoration-1px underline-offset-5px"
            >
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
    <section id={id}>
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
