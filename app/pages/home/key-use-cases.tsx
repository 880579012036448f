import { keyUseCasesContent } from "../../content/use-cases.ts";
import { UseCaseList } from "../../sections/use-case-list/use-case-list.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

/** Four rows, each one link with its own drawing. */
export function KeyUseCases() {
  const { label, headline, source, rows } = keyUseCasesContent;
  return (
    <Section label={label} rails>
      <h2 className="md:col-span-3 inset t-d1">
        <span className="block w-fit bg-surface md:pr-16px">
          <TwoLines lines={headline} />
        </span>
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
