import { spaced } from "../../lib/spaced.ts";
import type { moreInfoContent } from "./content.ts";
import { TextLink } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";

/** Four steps from the first mail to a decision, and our contact details. */
export function NextSteps({ label, headline, steps, contacts, links }: NextStepsProps) {
  return (
    <Section label={label}>
      <div className="brief-content md:col-span-3 inset">
        <h2 className="t-d2">{headline}</h2>
        <ol className="brief-steps grid sm:grid-cols-2 gap-x-24px mt-32px">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[32px_1fr] pt-16px pb-24px border-t border-line"
            >
              <span aria-hidden="true" className="t-lab leading-26px text-ink3">
                {index + 1}
              </span>
              <div>
                <h3 className="t-d4">{title}</h3>
                <p className="mt-4px max-w-400px t-small text-ink2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <dl className="brief-contacts grid sm:grid-cols-3 gap-x-24px gap-y-12px mt-16px pt-16px border-t border-ink">
          {contacts.map((contact) => (
            <div key={contact.name}>
              <dt className="t-lab text-ink3">{contact.name}</dt>
              <dd className="t-lab leading-24px">
                {"href" in contact ? (
                  <a href={contact.href} className="hover:underline underline-offset-5px">
                    {contact.value}
                  </a>
                ) : (
                  contact.value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="brief-links flex flex-wrap gap-x-24px mt-20px">
          {spaced(
            links.map(({ href, label: name }) => (
              <span key={href} className="py-4px">
                <TextLink href={href}>{name}</TextLink>
              </span>
            )),
          )}
        </p>
      </div>
    </Section>
  );
}

type NextStepsProps = (typeof moreInfoContent)["next"];
