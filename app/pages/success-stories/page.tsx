import { Fragment } from "react";

import { successStoriesContent, customerCases } from "./content.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { ClosingCard } from "./closing-card.tsx";
import { CaseImage, CaseLightbox } from "./case-image.tsx";
import { CaseText } from "./case-text.tsx";
import { TwoMore } from "./two-more.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";

/** The case after the step in the middle. */
const middle = Math.ceil(customerCases.length / 2);

/** `/success-stories`: three customer cases, each led by its number (spec section 2). */
export function SuccessStoriesPage() {
  return (
    <>
      <PageHeader
        label={successStoriesContent.label}
        headline={<TwoLines lines={successStoriesContent.headline} />}
        lead={successStoriesContent.lead}
      />
      <div id="stories">
        {customerCases.map((story, index) => (
          <Fragment key={story.id}>
            {index === middle && (
              <ClosingCtaRow
                {...successStoriesContent.step}
                layout="compact"
                dialog="getStarted"
                ctaId="stories-middle"
                variant="primary"
              />
            )}
            <article id={story.id} className="border-t border-ink">
              <div className={`${styles.case} page-width`}>
                <CaseImage {...story} />
                <CaseText {...story} />
              </div>
            </article>
          </Fragment>
        ))}
      </div>
      <TwoMore />
      <ClosingCard {...successStoriesContent.closing} />
      {customerCases.map((story) => (
        <CaseLightbox key={story.id} {...story} />
      ))}
    </>
  );
}
