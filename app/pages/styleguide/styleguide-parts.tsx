import { AccordionItem } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Lightbox, LightboxTrigger } from "../../ui/dialog/lightbox.tsx";
import { SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { StyleguideRow } from "./styleguide-row.tsx";
import styles from "./styleguide-parts.module.css";

/** Badges, accordion, figure, lightbox, skeletons. */
export function StyleguideParts() {
  return (
    <>
      <StyleguideRow label="Badges">
        <div className="flex gap-16px">
          <Badge>Release</Badge>
          <Badge>Security</Badge>
          <Badge>Region</Badge>
        </div>
      </StyleguideRow>
      <StyleguideRow label="Accordion">
        <AccordionItem group="styleguide" title="Does any of our data reach AIOI?">
          <p>No. There is no telemetry, and nothing in the install calls home.</p>
        </AccordionItem>
        <AccordionItem group="styleguide" title="What does the SLA cover?" startOpen>
          <p>Availability of the platform inside your boundary.</p>
        </AccordionItem>
        <AccordionItem group="styleguide" title="Can we start without a credit card?">
          <p>Yes.</p>
        </AccordionItem>
      </StyleguideRow>
      <StyleguideRow label="Figure">
        <Figure source="Drawn as an illustration.">
          <div className={`${styles.figure} hatch`} />
        </Figure>
      </StyleguideRow>
      <StyleguideRow label="Lightbox">
        <div className={styles.lightbox}>
          <LightboxTrigger opens="a-boundary" label="Enlarge: a boundary">
            <span className={`hatch ${styles.small}`} />
          </LightboxTrigger>
          <Lightbox id="a-boundary" title="A boundary" closeLabel="Close">
            <div className={`hatch ${styles.enlarged}`} />
          </Lightbox>
        </div>
      </StyleguideRow>
      <StyleguideRow label="Skeleton">
        <div data-skeleton className="pulse grid gap-12px max-w-420px">
          <SkeletonBlock className={styles.block} />
          <SkeletonText className="t-caption" />
          <SkeletonText className="t-d3" lines={2} />
          <SkeletonText className="t-body" lines={3} />
        </div>
      </StyleguideRow>
    </>
  );
}
