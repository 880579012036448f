import type { companyStaticContent } from "./static-content.ts";
import { KeyFigures } from "../../sections/key-figures.tsx";
import { Section } from "../../ui/section.tsx";

type ImpactProps = (typeof companyStaticContent)["impact"];

/** Four figures on the quarters. */
export function Impact({ label, headline, figures, source }: ImpactProps) {
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-64px">
        <KeyFigures figures={figures} rule="ink" />
      </div>
      <p className="md:col-span-4 mt-8px t-src text-ink3">{source}</p>
    </Section>
  );
}
