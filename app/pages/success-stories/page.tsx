import { Hydrate } from "@tanstack/react-start";

import { successStoriesContent, customerCases } from "./content.ts";
import { staticHtml } from "../../framework/static-html.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { ClosingCard } from "./closing-card.tsx";
import "./success-stories.css";
import "./case-image.css";
import { CaseImage, CaseLightbox } from "./case-image.tsx";
import { CaseText } from "./case-text.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

/** `/success-stories`: three customer cases, each led by its figure (spec section 2). */
export function SuccessStoriesPage() {
  return (
    <Hydrate when={staticHtml}>
      <PageHeader
        label={successStoriesContent.label}
        headline={<TwoLines lines={successStoriesContent.headline} />}
        lead={successStoriesContent.lead}
      />
      <div id="stories">
        {customerCases.map((story, index) => (
          <article
            key={story.id}
            id={story.id}
            className={`border-t ${index === 0 ? "border-ink" : "border-line"}`}
          >
            <div className="page grid md:grid-cols-2 items-start gap-y-32px pt-32px pb-56px md:py-72px">
              <div className={index % 2 === 0 ? "md:pr-24px" : "md:pl-24px md:order-1"}>
                <CaseImage {...story} />
              </div>
              <div className={index % 2 === 0 ? "md:pl-24px" : "md:pr-48px"}>
                <CaseText {...story} />
              </div>
            </div>
          </article>
        ))}
      </div>
      <ClosingCard {...successStoriesContent.closing} />
      {customerCases.map((story) => (
        <CaseLightbox key={story.id} {...story} />
      ))}
    </Hydrate>
  );
}
