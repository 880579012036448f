import type { companyContent } from "./content.ts";
import { KeyFigures } from "../../sections/key-figures.tsx";

type ImpactProps = (typeof companyContent)["impact"];

/** Four figures on the quarters. */
export function Impact({ label, figures, source }: ImpactProps) {
  return (
    <section className="page pt-40px pb-28px md:pt-56px md:pb-40px">
      <h2 className="sr-only">{label}</h2>
      <KeyFigures figures={figures} rule="none" />
      <p className="mt-8px t-src text-ink3">{source}</p>
    </section>
  );
}
