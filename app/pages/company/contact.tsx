import type { companyContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { LinkButton } from "../../ui/button.tsx";
import panel from "../../leads/form-panel.module.css";

type ContactProps = (typeof companyContent)["contact"];

/** How to reach us, and the contact page's form inside a wall. */
export function Contact({ label, title, promise, facts, action }: ContactProps) {
  return (
    <div className="bg-ground border-t border-ink">
      <div className="gap-y-40px pt-56px pb-72px md:py-96px page-width quarters">
        <section className="md:pr-24px">
          <h2 className="pb-20px t-caption text-ink3">{label}</h2>
          <dl className="border-t border-ink">
            {facts.map(({ name, value, ...fact }) => (
              <div className="py-12px border-b border-line" key={name}>
                <dt className="t-caption text-ink3">{name}</dt>
                <dd className="t-copy">
                  {"href" in fact ? (
                    <a href={fact.href} className="hover:underline">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-16px">
            <LinkButton {...action} variant="evidence" />
          </p>
        </section>
        <section className={`${panel.panel} md:col-span-3 md:ml-24px print:hidden wall`}>
          <h2 className="t-d3">{title}</h2>
          <div className="mt-24px">
            <ContactForm kind="contactPage" ctaId="company-form" promise={promise} />
          </div>
        </section>
      </div>
    </div>
  );
}
