import { contactWords } from "../content/contact.ts";

/** `/contact-us`: the promise and every way to reach a human. */
export function ContactPage() {
  const { information, reasons } = contactWords;
  return (
    <>
      <div className="page pt-56px md:pt-72px pb-64px border-b-0">
        <p className="t-lab text-ink3">{contactWords.label}</p>
        <h1 className="mt-16px max-w-860px t-d1p">{contactWords.headline}</h1>
      </div>
      <div className="hatch border-t border-ink">
        <div className="page quarters pt-40px md:pt-56px pb-96px">
          <section className="md:col-span-3 wall bg-surface px-20px py-28px sm:p-44px">
            <h2 className="t-d3">{information.title}</h2>
            <dl className="grid sm:grid-cols-3 gap-28px mt-28px">
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
                  <dd className="mt-4px t-small text-ink2">{item.description}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="max-md:mt-16px md:ml-24px p-24px bg-surface border border-line">
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
    </>
  );
}
