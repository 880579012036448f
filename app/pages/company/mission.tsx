import type { companyContent } from "./content.ts";
import { Section } from "../../ui/section.tsx";

type MissionProps = (typeof companyContent)["mission"];

/** The mission, in one paragraph. */
export function Mission({ headline, text }: MissionProps) {
  return (
    <Section id="about" label={headline} labelAs="h2" tone="ground">
      <p className="md:col-span-3 inset max-w-1000px t-d2">{text}</p>
    </Section>
  );
}
