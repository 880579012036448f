import { bandGroundClass, CoverDrawing } from "../../articles/story-cover.tsx";
import { Lightbox, LightboxTrigger } from "../../ui/dialog/lightbox.tsx";
import { type CustomerCase, successStoriesContent } from "./content.ts";
import styles from "./page.module.css";

type CaseImageProps = Pick<CustomerCase, "id" | "customer" | "drawing" | "caption">;

const viewId = (id: string) => `${id}-image`;

/** The drawing of a case, which opens over the whole screen. */
export function CaseImage({ id, customer, drawing }: CaseImageProps) {
  const { enlarge } = successStoriesContent;
  return (
    <div className={styles.image}>
      <LightboxTrigger opens={viewId(id)} label={`${enlarge.label}: ${customer}`}>
        <CoverDrawing name={drawing} window="card" />
        <span aria-hidden="true" className={`${styles.enlarge} t-caption text-ink2`}>
          {enlarge.short}
        </span>
      </LightboxTrigger>
    </div>
  );
}

/** The same drawing over the whole screen, with its caption. */
export function CaseLightbox({ id, customer, drawing, caption }: CaseImageProps) {
  return (
    <Lightbox id={viewId(id)} title={customer} closeLabel={successStoriesContent.close}>
      <figure className={styles.full}>
        <div className={bandGroundClass}>
          <CoverDrawing name={drawing} window="band" />
        </div>
        <figcaption className={`${styles.fullCaption} t-source text-ink3`}>{caption}</figcaption>
      </figure>
    </Lightbox>
  );
}
