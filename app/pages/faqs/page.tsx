import { Hydrate } from "@tanstack/react-start";

import { faqWords } from "./content.ts";
import { faqGroups } from "../../content/faq.ts";
import { ClosingBand } from "../../sections/closing-cta.tsx";
import { OpenAtHash } from "../../ui/open-at-hash.tsx";
import { asDrawn } from "../../framework/static-html.tsx";
import { FaqGroup } from "./faq-group.tsx";
import "./faqs.css";
import { ReadingTop } from "../../sections/page-header.tsx";

/** `/faqs` and `/faq`: questions in five groups, one open at a time (spec section 2). */
export function FaqPage() {
  return (
    <>
      <OpenAtHash />
      <Hydrate when={asDrawn}>
        {/* The answers come late when a link within the site leads here. */}
        <OpenAtHash />
        <ReadingTop {...faqWords} />
        <nav aria-label={faqWords.groupsLabel} className="page pb-40px">
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
          <FaqGroup key={group.id} {...group} permalink={faqWords.permalink} first={index === 0} />
        ))}
      </Hydrate>
      <ClosingBand {...faqWords.band} opener="faq-band" />
    </>
  );
}
