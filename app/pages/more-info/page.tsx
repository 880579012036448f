import { moreInfoContent } from "./content.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { BriefModes, BriefWhose } from "./brief-modes.tsx";
import { NextSteps } from "./next-steps.tsx";
import { BriefSecurity, BriefTiers } from "./brief-tables.tsx";
import { WhatItIs } from "./what-it-is.tsx";
import { PrintLayout } from "../../sections/print-layout.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";

/** `/more-info`: the platform on one page, to print or to forward. */
export function MoreInfoPage() {
  return (
    <>
      <PrintLayout>
        <div className={styles.top}>
          <PageHeader
            label={moreInfoContent.label}
            headline={<TwoLines lines={moreInfoContent.headline} />}
            lead={moreInfoContent.lead}
          />
          <p className="page-width pb-40px print:hidden">
            <PrintButton variant="secondary">{moreInfoContent.print}</PrintButton>
          </p>
        </div>
        <WhatItIs {...moreInfoContent.what} />
        <BriefModes {...moreInfoContent.modes} />
        <BriefWhose {...moreInfoContent.whose} />
        <BriefSecurity {...moreInfoContent.security} />
        <BriefTiers {...moreInfoContent.tiers} />
        <NextSteps {...moreInfoContent.next} />
      </PrintLayout>
      <ClosingCtaRow
        {...moreInfoContent.closing}
        layout="roomy"
        dialog="hireMe"
        ctaId="brief-closing"
        variant="primary"
      />
    </>
  );
}
