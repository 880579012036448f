import type { companyContent } from "./content.ts";
import { ProgramWindow } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import styles from "./page.module.css";

type PartnershipsProps = (typeof companyContent)["partnerships"];

/** The gates of partners in a customer's boundary, with a link to the partner program. */
export function Partnerships({ label, headline, lead, action, alternative }: PartnershipsProps) {
  return (
    <Section id="partnerships" label={label} heights={[652, 691]}>
      <div className="md:col-span-2 inset md:pr-24px">
        <h2 className="mb-20px md:mb-56px t-d2">
          <TwoLines lines={headline} />
        </h2>
        <ProgramWindow part="sell" description={alternative} />
      </div>
      <div className={styles.partners}>
        <p className="t-body text-ink2">
          <Unbroken text={lead} />
        </p>
        <p className="mt-20px">
          <a href={action.href} className={buttonClass({ variant: "secondary" })}>
            {action.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
