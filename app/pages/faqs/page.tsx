import { faqsContent } from "./content.ts";
import { faqGroups } from "../../content/faq.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { FaqGroup } from "./faq-group.tsx";
import "./faqs.css";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

/** `/faqs` and `/faq`: questions in five groups, one open at a time (spec section 2). */
export function FaqsPage() {
  return (
    <>
      <PageHeader
        label={faqsContent.label}
        headline={<TwoLines lines={faqsContent.headline} />}
        lead={faqsContent.lead}
      />
      <nav aria-label={faqsContent.groupsLabel} className="faq-contents page-width pb-40px">
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
        <FaqGroup key={group.id} {...group} permalink={faqsContent.permalink} first={index === 0} />
      ))}
      <ClosingCtaRow
        {...faqsContent.closing}
        layout="roomy"
        dialog="hireMe"
        ctaId="faq-closing"
        variant="primary"
      />
    </>
  );
}
