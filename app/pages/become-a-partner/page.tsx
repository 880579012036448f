import { Section } from "../../ui/section.tsx";
import { becomeAPartnerContent } from "./content.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ClosingCta } from "../../sections/closing-cta.tsx";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { PartnerEcosystem } from "../../sections/partner-ecosystem/partner-ecosystem.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { PartnerProcess } from "./partner-process.tsx";
import { LeadDialog } from "../../leads/dialogs/lead-dialog.tsx";
import styles from "./page.module.css";

/** `/become-a-partner`: kinds of partner, benefits, process and application. */
export function BecomeAPartnerPage() {
  const { hero } = becomeAPartnerContent;
  return (
    <>
      <PageHeader
        layout="figure"
        label={hero.label}
        headline={<TwoLines lines={hero.headline} />}
        lead={hero.lead}
        leadOnBaseline
        actions={
          <>
            <LeadDialogTrigger dialog="partner" ctaId="partner-apply" variant="primary">
              {hero.apply}
            </LeadDialogTrigger>{" "}
            <LeadDialogTrigger dialog="partner" ctaId="partner-contact" variant="secondary">
              {hero.contact}
            </LeadDialogTrigger>
            <p className="t-note text-ink2">
              <Unbroken text={hero.promise} />
            </p>
          </>
        }
      />
      <div className="page-width pt-48px md:pt-56px pb-32px">
        <PartnerEcosystem />
      </div>
      <PartnerProcess {...becomeAPartnerContent.process} />
      <PartnerTypes {...becomeAPartnerContent.types} />
      <ClosingCtaRow
        {...becomeAPartnerContent.step}
        layout="compact"
        dialog="partner"
        ctaId="partner-middle"
        variant="secondary"
      />
      <PartnerBenefits {...becomeAPartnerContent.benefits} />
      <ClosingCta
        {...becomeAPartnerContent.closing}
        heights={[399, 337, 281]}
        dialog="partner"
        ctaId="partner-closing"
      />
      <LeadDialog kind="partner" />
    </>
  );
}

type PartnerBenefitsProps = (typeof becomeAPartnerContent)["benefits"];

/** Four benefits, two by two around a hairline cross. */
function PartnerBenefits({ label, headline, items, source }: PartnerBenefitsProps) {
  return (
    <Section label={label} heights={[750, 723, 527]}>
      <div className="md:col-span-3 inset">
        <h2 className="sr-only">{headline}</h2>
        <ul className="grid md:grid-cols-2 gap-x-48px gap-y-40px md:gap-y-56px">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t-d2">{title}</h3>
              <p className="max-w-420px mt-8px text-ink2">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-40px t-source text-ink3">{source}</p>
      </div>
    </Section>
  );
}

type PartnerTypesProps = (typeof becomeAPartnerContent)["types"];

/** Three kinds of partner, a row each. */
function PartnerTypes({ label, headline, items }: PartnerTypesProps) {
  return (
    <Section label={label} tone="ground" heights={[1080, 827, 674]}>
      <h2 className="md:col-span-3 inset t-d2">{headline}</h2>
      <ul className="md:col-span-4 mt-40px md:mt-56px border-t border-ink">
        {items.map(({ name, text, benefits }) => (
          <li key={name} className="gap-y-12px py-24px border-b border-line quarters">
            <h3 className="t-d3 md:pr-24px">{name}</h3>
            <p className="md:px-24px t-copy text-ink2">{text}</p>
            <ul className="grid content-start gap-x-24px gap-y-8px sm:grid-cols-2 md:col-span-2 md:pl-24px">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-12px t-small">
                  <i aria-hidden="true" className={styles.square} />
                  {benefit}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
