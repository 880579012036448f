import { coverContent, getDrawing } from "../../content/insight-covers.ts";
import type { CoveredInsight } from "../contract.ts";
import { Bars } from "./bars.tsx";
import { Matrix } from "./matrix.tsx";
import { getNumeral, Numeral } from "./numeral.tsx";
import { Pairs } from "./pairs.tsx";
import { Plate } from "./plate.tsx";
import type { DrawingProps } from "./window.ts";
import styles from "./insight-cover.module.css";

const drawings = { numeral: Numeral, bars: Bars, pairs: Pairs, matrix: Matrix, plate: Plate };

type CoverProps = { insight: CoveredInsight };

/** The drawing of an insight on a card: decoration beside its title. */
export function InsightCard({ insight }: CoverProps) {
  return (
    <div className={`${styles.frame} bg-ground`}>
      <svg viewBox="0 0 704 440" aria-hidden="true" className={styles.drawing}>
        <Drawing insight={insight} window="card" />
      </svg>
    </div>
  );
}

/** The same across the page of an insight, with what it is drawn from. */
export function InsightBand({ insight }: CoverProps) {
  return (
    <figure className="border-y border-ink bg-ground">
      <div className="page-width">
        <div className={styles.card}>
          <InsightCard insight={insight} />
        </div>
        <div className={styles.wide}>
          <svg viewBox="0 0 1344 400" aria-hidden="true" className={styles.drawing}>
            <Drawing insight={insight} window="band" />
          </svg>
        </div>
      </div>
      <figcaption className="pt-8px pb-20px page-width t-caption text-ink3">
        {`${coverContent.sourceLabel} ${getSource(insight)}.`}
      </figcaption>
    </figure>
  );
}

function Drawing(props: DrawingProps) {
  const { cover, tags } = props.insight;
  const Chosen = drawings[getDrawing(cover, tags)];
  return <Chosen {...props} />;
}

/** What the drawing of an insight shows. */
export function getSource(insight: CoveredInsight): string {
  const drawing = getDrawing(insight.cover, insight.tags);
  return coverContent.sources[drawing === "numeral" ? getNumeral(insight).source : drawing];
}
