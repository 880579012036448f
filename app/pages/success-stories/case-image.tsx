import { caseContent, type CustomerCase } from "./content.ts";
import { Lightbox } from "../../ui/lightbox.tsx";
import { StoryDrawing } from "./figures/case-drawings.tsx";
import "./case-image.css";

type StoryPictureProps = Pick<
  CustomerCase,
  "id" | "customer" | "drawing" | "description" | "caption"
>;

/** The cover of a case, which opens over the whole screen. */
export function CaseImage({ id, customer, drawing, description, caption }: StoryPictureProps) {
  const picture = <StoryDrawing drawing={drawing} description={description} />;
  return (
    <figure>
      <Lightbox
        id={`${id}-picture`}
        label={`${caseContent.enlarge}: ${customer}`}
        title={customer}
        full={
          <figure className="story-full">
            <div className="story-drawing">{picture}</div>
            <figcaption className="px-20px py-14px pr-56px t-src text-ink3">{caption}</figcaption>
          </figure>
        }
      >
        <span className="block story-drawing">{picture}</span>
      </Lightbox>
    </figure>
  );
}
