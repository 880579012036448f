import { bandGroundClass, CoverDrawing } from "../../articles/story-cover.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DialogTrigger } from "../../ui/dialog/dialog.tsx";
import { Lightbox, LightboxTrigger } from "../../ui/dialog/lightbox.tsx";
import { type CustomerCase, successStoriesContent } from "./content.ts";
import styles from "./page.module.css";

type CaseImageProps = Pick<CustomerCase, "id" | "customer" | "drawing" | "caption">;

const viewId = (id: string) => `${id}-image`;

/** The drawing of a case over the whole width, which opens over the whole screen. */
export function CaseImage({ id, customer, drawing, caption }: CaseImageProps) {
  const { enlarge } = successStoriesContent;
  return (
    <>
      <div className={`${bandGroundClass} border-y border-ink`}>
        <LightboxTrigger opens={viewId(id)} label={`${enlarge}: ${customer}`}>
          <CoverDrawing name={drawing} window="band" />
        </LightboxTrigger>
      </div>
      <div className={`${styles.caption} page-width`}>
        <p className="t-source text-ink3">{caption}</p>
        <DialogTrigger opens={viewId(id)} className={buttonClass({ variant: "evidence" })}>
          {enlarge}
        </DialogTrigger>
      </div>
    </>
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
