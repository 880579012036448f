import { coverContent } from "../../content/insight-covers.ts";
import type { InsightCover } from "../cover.ts";
import { Bars } from "./bars.tsx";
import { Dots } from "./dots.tsx";
import "./insight-cover.css";
import { Matrix } from "./matrix.tsx";
import { Numeral } from "./numeral.tsx";
import { Pairs } from "./pairs.tsx";
import { Plate } from "./plate.tsx";
import type { Window } from "./window.ts";

type CoverProps = { cover: InsightCover };

/** The drawing of an insight on a card: decoration beside its title. */
export function InsightCard({ cover }: CoverProps) {
  return (
    <div className="insight-cover-frame">
      <svg viewBox="0 0 704 440" aria-hidden="true" className="insight-cover">
        <Drawing cover={cover} window="card" />
      </svg>
    </div>
  );
}

/** The same across the page of an insight, with the table that it shows. */
export function InsightBand({ cover }: CoverProps) {
  return (
    <figure className="insight-band">
      <div className="page-width">
        <div className="insight-band-card">
          <InsightCard cover={cover} />
        </div>
        <div className="insight-band-wide">
          <svg viewBox="0 0 1344 400" aria-hidden="true" className="insight-cover">
            <Drawing cover={cover} window="band" />
          </svg>
        </div>
        <figcaption className="insight-band-source t-lab text-12.5px! text-ink3">
          {coverContent.source(cover.source)}
        </figcaption>
      </div>
    </figure>
  );
}

function Drawing({ cover, window }: CoverProps & { window: Window }) {
  switch (cover.kind) {
    case "pairs":
      return <Pairs {...cover} window={window} />;
    case "dots":
      return <Dots {...cover} window={window} logarithmic={coverContent.logarithmic} />;
    case "bars":
      return <Bars {...cover} window={window} opening={coverContent.opening} />;
    case "numeral":
      return <Numeral {...cover} window={window} />;
    case "matrix":
      return <Matrix {...cover} window={window} />;
    case "plate":
      return <Plate {...cover} window={window} />;
  }
}
