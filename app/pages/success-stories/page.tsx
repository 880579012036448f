import { successStoriesContent, customerCases } from "./content.ts";
import { PageHeader } from "../../sections/page-header.tsx";
import { ClosingCard } from "./closing-card.tsx";
import "./success-stories.css";
import { CaseImage, CaseLightbox } from "./case-image.tsx";
import { CaseText } from "./case-text.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

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
        {customerCases.map((story) => (
          <article key={story.id} id={story.id}>
            <CaseImage {...story} />
            <CaseText {...story} />
          </article>
        ))}
      </div>
      <ClosingCard {...successStoriesContent.closing} />
      {customerCases.map((story) => (
        <CaseLightbox key={story.id} {...story} />
      ))}
    </>
  );
}
