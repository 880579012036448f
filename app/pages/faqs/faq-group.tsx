import type { FaqGroup as Group } from "../../content/faq.ts";
import { AccordionItem } from "../../ui/accordion.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";

type FaqGroupProps = Group & {
  permalink: string;
  first: boolean;
};

/** Questions on one subject. At most one item of the whole page is open. */
export function FaqGroup({ id, name, items, permalink, first }: FaqGroupProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className={`faq-group border-t ${first ? "border-ink" : "border-line"}`}
    >
      <div className="page-width quarters pt-40px pb-48px md:pt-64px md:pb-72px">
        <h2
          id={`${id}-name`}
          className="md:sticky md:top-[calc(96px_+_var(--banner,0px))] self-start md:pr-32px max-md:pb-20px t-d3"
        >
          {name}
        </h2>
        <div className="md:col-span-3 md:ml-24px border-b border-line">
          {items.map((item) => (
            <AccordionItem key={item.id} group="faq" title={<h3>{item.question}</h3>}>
              {/* Inside the closed part, so that an address with its hash opens the item. */}
              <div id={item.id} className="faq-answer">
                <p>
                  <Unbroken text={item.answer} />
                </p>
                <p className="flex flex-wrap gap-x-24px mt-8px t-small">
                  {item.links?.map(({ href, label }) => (
                    <span key={href} className="[&>a]:inline-block [&>a]:py-11px">
                      <TextLink href={href}>{label}</TextLink>
                    </span>
                  ))}{" "}
                  <a
                    href={`#${item.id}`}
                    aria-label={`${permalink}: ${item.question}`}
                    className="inline-block py-11px t-lab leading-22px text-ink3 hover:underline underline-offset-5px"
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
