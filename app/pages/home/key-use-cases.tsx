import { caseContent } from "../../content/use-cases.ts";
import { UseCaseList } from "../../sections/use-case-list/use-case-list.tsx";
import { Section } from "../../ui/section.tsx";

/** Four rows, each one link with its own drawing. */
export function KeyUseCases() {
  const { label, headline, source, rows } = caseContent;
  return (
    <Section label={label} rails>
      <h2 className="md:col-span-3 inset t-d2">
        <span className="block w-fit md:max-w-860px bg-surface md:pr-16px">{headline}</span>
      </h2>
      <div className="md:col-span-4 mt-40px md:mt-64px">
        <UseCaseList rows={rows} />
      </div>
      <p className="md:col-span-3 mt-16px py-6px md:w-fit md:max-w-960px md:pr-16px bg-surface t-src text-ink3">
        {source}
      </p>
    </Section>
  );
}
