import { contactUsContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { usePostedReceipt } from "../../leads/posted-form.ts";
import { receiptTimes } from "../../leads/receipt/receipt-times.ts";
import { Island } from "../../islands/island.tsx";
import "./contact-us.css";
import Week from "./week.island.tsx";

/** `/contact-us`: the form and every other way to reach us (spec section 2). */
export function ContactUsPage() {
  const { label, headline, lead, week, people, form, information, reasons } = contactUsContent;
  const [start, apostrophe, rest] = headline;
  const receipt = usePostedReceipt("contactPage");
  const sentAt = receipt && receiptTimes("contactPage", receipt.receivedAt).hourOfWeek;
  return (
    <div className="contact-page">
      <div className="contact-intro page-width">
        <p className="t-lab text-ink3">{label}</p>
        <h1 className="mt-16px t-d1">
          {start}
          <span className="contact-apostrophe">
            <span>{apostrophe}</span>
          </span>
          {rest}
        </h1>
        <p className="mt-24px max-w-520px t-lead text-ink2">{lead}</p>
      </div>
      <div className="contact-week contact-later page-width">
        <Island of={Week} props={{ ...week, sentAt }} />
      </div>
      <div className="contact-later page-width pb-56px">
        <ul className="grid sm:grid-cols-2 md:grid-cols-4 gap-y-24px pt-20px border-t border-ink">
          {people.map(({ name, text }) => (
            <li
              key={name}
              className="pr-20px md:pl-24px md:first:pl-0 md:[&+&]:border-l border-line [overflow-wrap:anywhere]"
            >
              <p className="t-body font-500!">{name}</p>
              <p className="mt-4px t-small text-ink2 text-balance">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="contact-band bg-ground border-t border-ink">
        <div className="page-width quarters gap-y-40px pt-40px md:pt-64px pb-96px">
          <section className="md:col-span-3 md:col-start-2 md:row-start-1 md:ml-24px wall bg-surface px-20px py-28px sm:p-44px sm:pt-40px print:hidden">
            <h2 className="t-d3">{form.title}</h2>
            <div className="mt-28px">
              <ContactForm ctaId="contact-page" promise={form.promise} />
            </div>
          </section>
          <div className="md:row-start-1 md:pr-24px">
            <section>
              <h2 className="pb-16px t-d3">{information.title}</h2>
              <dl className="border-t border-ink">
                {information.items.map((item) => (
                  <div key={item.title} className="py-10px border-b border-line">
                    <dt className="t-lab text-ink3">{item.title}</dt>
                    <dd className="text-16px">
                      {"href" in item ? (
                        <a
                          href={item.href}
                          className="inline-block py-4px -my-4px underline decoration-1px decoration-edge underline-offset-5px hover:decoration-ink"
                        >
                          {item.content}
                        </a>
                      ) : (
                        item.content
                      )}
                    </dd>
                    <dd className="t-small text-ink2">{item.description}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="mt-40px">
              <h2 className="pb-16px t-d3">{reasons.title}</h2>
              <dl className="border-t border-ink">
                {reasons.items.map(({ title, description }) => (
                  <div key={title} className="py-10px border-b border-line">
                    <dt className="t-lab text-ink3">{title}</dt>
                    <dd className="text-16px">{description}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}
