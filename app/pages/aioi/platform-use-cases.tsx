import type { platformBody } from "./static-content.ts";
import { LinkGrid } from "../../sections/link-grid.tsx";
import { Section } from "../../ui/section.tsx";

type PlatformUseCasesProps = (typeof platformBody)["cases"];

/** The use cases as an index in two columns, each entry a title and what it brings. */
export function PlatformUseCases({ label, headline, rows }: PlatformUseCasesProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <div className="md:col-span-4 mt-40px md:mt-56px">
        <LinkGrid rows={rows} />
      </div>
    </Section>
  );
}
