import type { companyStory } from "./static-content.ts";
import { Section } from "../../ui/section.tsx";

type CompanyMissionProps = (typeof companyStory)["mission"];

/** What the company is for, in one paragraph of the size of a quotation. */
export function CompanyMission({ headline, text }: CompanyMissionProps) {
  return (
    <section id="about" className="part border-t border-line">
      <div className="page quarters gap-y-24px pt-64px pb-72px md:pt-96px md:pb-112px">
        <h2 className="t-lab text-ink3 md:pt-12px">{headline}</h2>
        <p className="md:col-span-3 inset max-w-900px t-quote">{text}</p>
      </div>
    </section>
  );
}

type CompanyVisionProps = (typeof companyStory)["vision"];

/** Three years to come, a quarter each. */
export function CompanyVision({ label, headline, dates }: CompanyVisionProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ol className="md:col-span-3 md:col-start-2 grid md:grid-cols-3 mt-32px md:mt-56px">
        {dates.map(({ year, title, text }) => (
          <li key={year} className="inset pt-20px pb-28px md:pb-0 md:pr-24px border-t border-line">
            <h3 className="t-d2">{year}</h3>
            <p className="mt-16px t-d4">{title}</p>
            <p className="mt-8px t-small text-ink2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
