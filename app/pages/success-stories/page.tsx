import { Fragment } from "react";

import { bandGroundClass, CoverDrawing } from "../../articles/story-cover.tsx";
import { storyNumbers } from "../../content/story-covers.ts";
import { Lightbox, LightboxTrigger } from "../../ui/dialog/lightbox.tsx";
import { TextLink } from "../../ui/link.tsx";
import { type CustomerCase, customerCases, successStoriesContent } from "./content.ts";
import { ClosingCtaRow } from "../../sections/closing-cta-row.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { ClosingCard } from "./closing-card.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";
import linkStyles from "../../sections/covering-link.module.css";

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
              <div className="grid grid-cols-1 md:grid-cols-2 page-width">
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

type CaseImageProps = Pick<CustomerCase, "id" | "customer" | "drawing" | "caption">;

const viewId = (id: string) => `${id}-image`;

/** The drawing of a case, which opens over the whole screen. */
function CaseImage({ id, customer, drawing }: CaseImageProps) {
  const { enlarge } = successStoriesContent;
  return (
    <div className={styles.image}>
      <LightboxTrigger opens={viewId(id)} label={`${enlarge.label}: ${customer}`}>
        <CoverDrawing name={drawing} window="card" />
        <span aria-hidden="true" className={`${styles.enlarge} print:hidden t-caption text-ink2`}>
          {enlarge.short}
        </span>
      </LightboxTrigger>
    </div>
  );
}

/** The same drawing over the whole screen, with its caption. */
function CaseLightbox({ id, customer, drawing, caption }: CaseImageProps) {
  return (
    <Lightbox id={viewId(id)} title={customer} closeLabel={successStoriesContent.close}>
      <figure className={styles.full}>
        <div className={bandGroundClass}>
          <CoverDrawing name={drawing} window="band" />
        </div>
        <figcaption className="pt-16px pr-56px pb-16px pl-20px border-t border-line t-source text-ink3">
          {caption}
        </figcaption>
      </figure>
    </Lightbox>
  );
}

/** The number of a case, what it took in three sentences, and the link to its story, which covers both. */
function CaseText({ customer, number, unit, facts, story, ...text }: CustomerCase) {
  return (
    <div className={`${styles.case} ${linkStyles.around}`}>
      <h2 className="t-d4">{customer}</h2>
      <p className="wrap-anywhere mt-16px mb-20px t-num">{number}</p>
      <p className="t-caption text-ink3">{unit}</p>
      <div className="grid gap-8px max-w-640px mt-16px mb-20px">
        {(["challenge", "solution", "outcome"] as const).map((part) => (
          <p key={part} className="t-body text-ink2">
            <strong className="text-ink font-550">{`${successStoriesContent[part]}.`}</strong>{" "}
            {text[part]}
          </p>
        ))}
      </div>
      <dl className="flex flex-wrap gap-y-8px gap-x-32px mb-20px">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="t-source text-ink3">{name}</dt>
            <dd className="t-source">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.read} font-550`}>
        <a href={story.href} className={linkStyles.link}>
          {successStoriesContent.read(story.company)}
        </a>{" "}
        <i aria-hidden="true" className="i-mark-arrow-right size-16px" />
      </p>
    </div>
  );
}

const { more } = successStoriesContent;

/** The stories that are told elsewhere alone, with the number of each. */
function TwoMore() {
  return (
    <section className="bg-ground border-t border-ink">
      <div className="gap-y-24px py-40px md:py-48px page-width quarters">
        <h2 className="t-caption text-ink3">{more.label}</h2>
        {more.stories.map(({ slug, company }) => (
          <div key={slug} className={`${linkStyles.around} inset`}>
            <p className="t-d3">{storyNumbers.get(slug)?.number}</p>
            <p className="t-body text-ink2">
              <a href={`/success-stories/${slug}`} className={linkStyles.link}>
                {company}
              </a>
            </p>
          </div>
        ))}
        <p className="inset">
          <TextLink href={more.all.href}>{more.all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
