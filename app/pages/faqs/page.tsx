import { faqsContent } from "./content.ts";
import { faqGroups } from "../../content/faq.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { FaqGroup } from "./faq-group.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";

/** `/faqs` and `/faq`: questions in five groups, one open at a time (spec section 2). */
export function FaqsPage() {
  return (
    <>
      <PageHeader
        label={faqsContent.label}
        headline={<TwoLines lines={faqsContent.headline} />}
        lead={faqsContent.lead}
      />
      <nav aria-label={faqsContent.groupsLabel} className={`${styles.contents} page-width`}>
        <ul>
          {faqGroups.map(({ id, name, items }) => (
            <li key={id}>
              <a href={`#${id}`} className="t-nav">
                {name} <span className="t-caption text-ink3">{items.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {faqGroups.map((group, index) => (
        <FaqGroup key={group.id} {...group} first={index === 0} />
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
