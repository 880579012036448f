import type { companyContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";

type ContactProps = (typeof companyContent)["contact"];

/** How to reach us, and the contact page's form inside a wall. */
export function Contact({ label, title, promise, facts, action }: ContactProps) {
  return (
    <div className="bg-ground border-t border-ink">
      <div className="page-width quarters gap-y-40px pt-64px pb-72px md:pt-96px md:pb-112px">
        <section className="md:pr-24px">
          <h2 className="pb-20px t-lab text-ink3">{label}</h2>
          <dl className="border-t border-ink">
            {facts.map(({ name, value, ...fact }) => (
              <div key={name} className="py-10px border-b border-line">
                <dt className="t-lab text-ink3">{name}</dt>
                <dd className="text-16px">
                  {"href" in fact ? (
                    <a href={fact.href} className="hover:underline underline-offset-5px">
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
            <a href={action.href} className="btn-evidence">
              {action.label}
            </a>
          </p>
        </section>
        <section className="md:col-span-3 md:ml-24px wall bg-surface px-20px py-28px sm:p-44px sm:pt-40px print:hidden">
          <h2 className="t-d3">{title}</h2>
          <div className="mt-28px">
            <ContactForm ctaId="company-form" promise={promise} />
          </div>
        </section>
      </div>
    </div>
  );
}
