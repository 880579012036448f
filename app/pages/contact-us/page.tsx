import { contactUsContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { usePostedReceipt } from "../../leads/posted-form.ts";
import { script } from "../../islands/script.ts";
import contactUs from "./contact-us.script.ts";
import { weekContent } from "./week-content.ts";
import { Week } from "./week.tsx";
import styles from "./page.module.css";
import rails from "../../ui/rails.module.css";
import panel from "../../leads/form-panel.module.css";

/** `/contact-us`: the form and every other way to reach us (spec section 2). */
export function ContactUsPage() {
  const { label, headline, lead, phone, people, form, information, reasons } = contactUsContent;
  const [start, apostrophe, rest] = headline;
  const receipt = usePostedReceipt("contactPage");
  return (
    <div className={styles.page} {...script(contactUs, "now")}>
      <div className={`${styles.intro} page-width`}>
        <p className="t-caption text-ink3">{label}</p>
        <h1 className="mt-16px t-d1">
          {start}
          <span data-part="apostrophe" className={styles.apostrophe}>
            <span>{apostrophe}</span>
          </span>
          {rest}
        </h1>
        <p className="max-w-520px mt-24px t-lead text-ink2">{lead}</p>
      </div>
      <div className={`${styles.week} max-sm:order-1 page-width`}>
        <Week {...weekContent} sentAt={receipt?.receivedAt ?? null} />
      </div>
      <div className={`${styles.people} max-sm:order-1 page-width`}>
        <ul className={rails.rails}>
          <Person {...people.before} />
          <Person name={phone.name} text={phone.text} part="phone" />
          {people.after.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </ul>
      </div>
      <div className="border-t border-ink bg-ground lg:col-span-full">
        <div className="gap-y-40px pt-40px pb-96px md:pt-56px page-width quarters">
          <section className={`${panel.panel} ${styles.form} md:ml-24px print:hidden wall`}>
            <h2 className="t-d3">{form.title}</h2>
            <div className="mt-24px">
              <ContactForm kind="contactPage" ctaId="contact-page" promise={form.promise} />
            </div>
          </section>
          <div className="md:row-start-1 md:pr-24px">
            <section>
              <h2 className="pb-16px t-d3">{information.title}</h2>
              <dl className={styles.ways}>
                {information.items.map((item) => (
                  <div className="py-12px border-b border-line" key={item.title}>
                    <dt className="t-caption text-ink3">{item.title}</dt>
                    <dd className="t-copy">
                      {"href" in item ? <a href={item.href}>{item.content}</a> : item.content}
                    </dd>
                    <dd className="t-small text-ink2">{item.description}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="mt-40px">
              <h2 className="pb-16px t-d3">{reasons.title}</h2>
              <dl className={styles.ways}>
                {reasons.items.map(({ title, description }) => (
                  <div className="py-12px border-b border-line" key={title}>
                    <dt className="t-caption text-ink3">{title}</dt>
                    <dd className="t-copy">{description}</dd>
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

type PersonProps = { name: string; text: string; part?: string };

function Person({ name, text, part }: PersonProps) {
  return (
    <li>
      <p className="font-500 t-body">{name}</p>
      <p data-part={part} className="mt-4px t-small text-ink2 text-balance">
        {text}
      </p>
    </li>
  );
}
