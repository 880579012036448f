import { contactUsContent } from "./content.ts";
import { ContactForm } from "../../leads/contact-form.tsx";

/** `/contact-us`: the form and every other way to reach us (spec section 2). */
export function ContactUsPage() {
  const { form, information, reasons } = contactUsContent;
  return (
    <>
      <div className="page pt-56px md:pt-72px pb-64px border-b-0">
        <p className="t-lab text-ink3">{contactUsContent.label}</p>
        <h1 className="mt-16px max-w-860px t-d1p">{contactUsContent.headline}</h1>
      </div>
      <div className="hatch border-t border-ink">
        <div className="page quarters pt-40px md:pt-56px pb-96px">
          <section className="md:col-span-3 wall bg-surface px-20px py-28px sm:p-44px sm:pt-40px">
            <h2 className="t-d3">{form.title}</h2>
            <div className="mt-28px">
              <ContactForm ctaId="contact-page" promise={form.promise} />
            </div>
          </section>
          <div className="max-md:mt-16px md:ml-24px self-start bg-surface border border-line">
            <section className="p-24px">
              <h2 className="t-d4">{information.title}</h2>
              <dl className="grid gap-16px mt-16px">
                {information.items.map((item) => (
                  <div key={item.title}>
                    <dt className="t-lab text-ink3">{item.title}</dt>
                    <dd className="mt-4px font-500">
                      {"href" in item ? (
                        <a
                          href={item.href}
                          className="underline decoration-1px decoration-edge underline-offset-5px hover:decoration-ink"
                        >
                          {item.content}
                        </a>
                      ) : (
                        item.content
                      )}
                    </dd>
                    <dd className="t-note text-ink2">{item.description}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="p-24px border-t border-line">
              <h2 className="t-d4">{reasons.title}</h2>
              <dl className="grid gap-16px mt-16px">
                {reasons.items.map(({ title, description }) => (
                  <div key={title}>
                    <dt className="text-16px font-500">{title}</dt>
                    <dd className="t-note text-ink2">{description}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}
