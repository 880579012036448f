import { successStoriesContent, type CustomerCase } from "./content.ts";
import { Lightbox, LightboxTrigger } from "../../ui/dialog/lightbox.tsx";
import { CaseDrawing } from "./figures/case-drawings.tsx";
import "./case-image.css";

type CaseImageProps = Pick<CustomerCase, "id" | "customer" | "drawing" | "description">;

const viewId = (id: string) => `${id}-picture`;

/** The cover of a case, which opens over the whole screen. */
export function CaseImage({ id, customer, drawing, description }: CaseImageProps) {
  return (
    <LightboxTrigger opens={viewId(id)} label={`${successStoriesContent.enlarge}: ${customer}`}>
      <span className="block story-drawing">
        <CaseDrawing drawing={drawing} description={description} />
      </span>
    </LightboxTrigger>
  );
}

/** The same picture over the whole screen, with its caption. */
export function CaseLightbox({
  id,
  customer,
  drawing,
  description,
  caption,
}: CaseImageProps & Pick<CustomerCase, "caption">) {
  return (
    <Lightbox id={viewId(id)} title={customer} closeLabel={successStoriesContent.close}>
      <figure className="story-full">
        <div className="story-drawing">
          <CaseDrawing drawing={drawing} description={description} />
        </div>
        <figcaption className="px-20px py-14px pr-56px t-src text-ink3">{caption}</figcaption>
      </figure>
    </Lightbox>
  );
}
