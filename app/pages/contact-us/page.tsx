import { contactContent } from "./content.ts";
import { leadMessages, type Message } from "../../content/messages.ts";
import { ContactForm } from "../../leads/contact-form.tsx";
import { failureMessage } from "../../leads/failure-message.ts";
import type { ContactResult } from "../../leads/post-contact.functions.ts";

type ContactPageProps = {
  /** A message was sent without script just now. */
  sent: boolean;
  /** What came back from a post without script that failed. */
  answer: ContactResult | null;
};

/** `/contact-us`: the promise, the form, and every other way to reach a human (spec section 2). */
export function ContactUsPage({ sent, answer }: ContactPageProps) {
  const { form, information, reasons } = contactContent;
  return (
    <>
      <div className="page pt-56px md:pt-72px pb-64px border-b-0">
        <p className="t-lab text-ink3">{contactContent.label}</p>
        <h1 className="mt-16px max-w-860px t-d1p">{contactContent.headline}</h1>
      </div>
      <div className="hatch border-t border-ink">
        <div className="page quarters pt-40px md:pt-56px pb-96px">
          <section className="md:col-span-3 wall bg-surface px-20px py-28px sm:p-44px sm:pt-40px">
            <h2 className="t-d3">{form.title}</h2>
            {sent && <Notice message={leadMessages.contactPage.success} failed={false} />}
            {answer && answer.outcome.failure !== "invalid" && (
              <Notice message={failureMessage("contactPage", answer.outcome)} failed />
            )}
            <div className="mt-28px">
              <ContactForm
                ctaId="contact-page"
                promise={form.promise}
                posted={answer ?? undefined}
              />
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

function Notice({ message, failed }: { message: Message; failed: boolean }) {
  return (
    <p
      role={failed ? "alert" : "status"}
      className={`mt-16px border px-16px py-12px ${failed ? "border-warn" : "border-ink"}`}
    >
      <b className={failed ? "text-warn" : ""}>{message.title}</b> {message.description}
    </p>
  );
}
