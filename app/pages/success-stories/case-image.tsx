import { caseContent, type CustomerCase } from "./content.ts";
import { LightboxTrigger } from "../../ui/lightbox-trigger.tsx";
import { StoryDrawing } from "./figures/case-drawings.tsx";
import "./case-image.css";

type StoryPictureProps = Pick<
  CustomerCase,
  "id" | "customer" | "drawing" | "description" | "caption"
>;

/**
 * The cover of a case, which opens over the whole screen. Without script its own address enlarges
 * it, by styles alone.
 */
export function CaseImage({ id, customer, drawing, description, caption }: StoryPictureProps) {
  const picture = <StoryDrawing drawing={drawing} description={description} />;
  return (
    <figure id={`${id}-picture`} className="story-picture">
      <div className="story-frame">
        <LightboxTrigger
          href={`#${id}-picture`}
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
        </LightboxTrigger>
        <a href={`#${id}`} aria-label={caseContent.close} className="story-close">
          <i aria-hidden="true" className="i-mark-cross w-14px h-14px" />
        </a>
      </div>
    </figure>
  );
}
