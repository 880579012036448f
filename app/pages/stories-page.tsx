import { Hydrate } from "@tanstack/react-start";

import { caseWords, customerCases } from "../content/customer-cases.ts";
import { asDrawn } from "../ui/as-drawn.tsx";
import { ReadingTop } from "./reading-top.tsx";
import { StoriesClosing } from "./stories-closing.tsx";
import "./stories-page.css";
import { StoryPicture } from "./story-picture.tsx";
import { StoryText } from "./story-text.tsx";

/** `/success-stories`: three customer cases, each led by its figure (spec section 2). */
export function StoriesPage() {
  return (
    <>
      <Hydrate when={asDrawn}>
        <ReadingTop {...caseWords} />
      </Hydrate>
      <div id="stories">
        {customerCases.map((story, index) => (
          <article
            key={story.id}
            id={story.id}
            className={`border-t ${index === 0 ? "border-ink" : "border-line"}`}
          >
            <div className="page grid md:grid-cols-2 items-start gap-y-32px pt-32px pb-56px md:py-72px">
              <div className={index % 2 === 0 ? "md:pr-24px" : "md:pl-24px md:order-1"}>
                <StoryPicture {...story} />
              </div>
              <div className={index % 2 === 0 ? "md:pl-24px" : "md:pr-48px"}>
                <StoryText {...story} />
              </div>
            </div>
          </article>
        ))}
      </div>
      <Hydrate when={asDrawn}>
        <StoriesClosing {...caseWords.closing} />
      </Hydrate>
    </>
  );
}
