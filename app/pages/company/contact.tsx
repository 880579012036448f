import type { companyContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { buttonClass } from "../../ui/button.tsx";

type CompanyContactProps = (typeof companyContent)["contact"];

/** The contact page's form at the end of the company page, inside a wall on hatched ground. */
export function CompanyContact({ title, promise, elsewhere }: CompanyContactProps) {
  return (
    <div className="hatch border-t border-ink">
      <div className="page quarters pt-40px md:pt-72px pb-96px">
        <section className="md:col-span-3 wall bg-surface px-20px py-28px sm:p-44px sm:pt-40px">
          <h2 className="t-d3">{title}</h2>
          <div className="mt-28px">
            <ContactForm ctaId="company-form" promise={promise} />
          </div>
        </section>
        <section className="max-md:mt-16px md:ml-24px self-start p-24px bg-surface border border-line">
          <h2 className="t-d4">{elsewhere.title}</h2>
          <p className="mt-8px t-note text-ink2">{elsewhere.text}</p>
          <p className="mt-20px">
            <a href={elsewhere.action.href} className={buttonClass({ variant: "secondary" })}>
              {elsewhere.action.label}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
