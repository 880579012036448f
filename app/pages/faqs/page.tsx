import { Hydrate } from "@tanstack/react-start";

import { faqContent } from "./content.ts";
import { faqGroups } from "../../content/faq.ts";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { OpenAtHash } from "../../ui/open-at-hash.tsx";
import { staticHtml } from "../../framework/static-html.tsx";
import { FaqGroup } from "./faq-group.tsx";
import "./faqs.css";
import { PageHeader } from "../../sections/page-header.tsx";

/** `/faqs` and `/faq`: questions in five groups, one open at a time (spec section 2). */
export function FaqsPage() {
  return (
    <>
      <OpenAtHash />
      <Hydrate when={staticHtml}>
        {/* The answers come late when a link within the site leads here. */}
        <OpenAtHash />
        <PageHeader {...faqContent} />
        <nav aria-label={faqContent.groupsLabel} className="page pb-40px">
          <ul className="flex flex-wrap gap-x-28px">
            {faqGroups.map(({ id, name, items }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex items-baseline gap-8px py-8px t-nav hover:underline decoration-1px underline-offset-5px"
                >
                  {name} <span className="t-lab text-ink3">{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {faqGroups.map((group, index) => (
          <FaqGroup
            key={group.id}
            {...group}
            permalink={faqContent.permalink}
            first={index === 0}
          />
        ))}
      </Hydrate>
      <ClosingCta {...faqContent.band} ctaId="faq-band" />
    </>
  );
}
