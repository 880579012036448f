import { AccordionItem } from "../../ui/accordion.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { faqsContent } from "./content.ts";
import { type FaqGroup as Group, faqGroups } from "../../content/faq.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
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
      <nav
        aria-label={faqsContent.groupsLabel}
        className={`${styles.contents} print:hidden page-width`}
      >
        <ul className="flex flex-wrap gap-x-24px">
          {faqGroups.map(({ id, name, items }) => (
            <li key={id}>
              <a href={`#${id}`} className="t-nav hover:underline">
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

type FaqGroupProps = Group & {
  first: boolean;
};

/** Questions on one subject. At most one item of the whole page is open. */
function FaqGroup({ id, name, items, first }: FaqGroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={`${styles.group} ${first ? styles.first : ""}`}
    >
      <div className="pt-40px pb-48px md:pt-56px md:pb-72px page-width quarters">
        <h2 id={`${id}-name`} className={`${styles.name} t-d3`}>
          {name}
        </h2>
        <div className="md:col-span-3 md:ml-24px border-b border-line">
          {items.map((item) => (
            <AccordionItem key={item.id} group="faq" title={<h3>{item.question}</h3>}>
              {/* Inside the closed part, so that an address with its hash opens the item. */}
              <div id={item.id} className={styles.answer}>
                <p>
                  <Unbroken text={item.answer} />
                </p>
                <p className={`${styles.links} mt-8px print:hidden t-small`}>
                  {item.links?.map(({ href, label }) => (
                    <span key={href}>
                      <TextLink href={href}>{label}</TextLink>{" "}
                    </span>
                  ))}{" "}
                  <a
                    href={`#${item.id}`}
                    className={`${styles.permalink} t-log text-ink3 hover:underline`}
                  >
                    #{item.id}
                  </a>
                </p>
              </div>
            </AccordionItem>
          ))}
        </div>
      </div>
    </section>
  );
}
