import {
  boltRadius,
  boreRadius,
  coverRadius,
  housingBolts,
  housingCenter,
  housingCrack,
  housingOutline,
} from "../../../../articles/covers/housing.ts";
import { sampleLine } from "../../../../content/sample-line.ts";
import styles from "./true-speed.module.css";

/** A casting along the belt and upwards, where 1 is a millisecond. */
const size = { width: 120, height: 130 };
/** The housing of the cover at that scale, its left edge at 0 and its feet on the belt. */
const toScale = `translate(0 ${size.height}) scale(${(size.width / 305.2).toFixed(4)}) translate(-382.8 -370)`;
const { pitchMs } = sampleLine;

/** Places left of the frame: the belt is full at 5,000 pixels, after two places that it moves. */
const before = 13;

/** The casting that the others use. */
export function CastingSymbol() {
  return (
    <svg aria-hidden="true" className="unseen" width="0" height="0">
      <g id="speed-casting" className={styles.shapes} fill="none" transform={toScale}>
        <path d={housingOutline} />
        <circle {...housingCenter} r={coverRadius} />
        <circle {...housingCenter} r={boreRadius} />
        {housingBolts.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={boltRadius} />
        ))}
      </g>
    </svg>
  );
}

/** The cracked casting, as a part that scripts find by its name. */
export function CrackedCasting({
  name,
  className,
}: {
  name: string;
  className: string | undefined;
}) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      data-part={name}
      className={`${styles.cracked} ${className}`}
    >
      <use href="#speed-casting" />
      <path d={housingCrack} transform={toScale} className={styles.crack} />
    </svg>
  );
}

/**
 * The castings that wait on the belt. Where it `moves`, the one in the frame is of the still alone, and the
 * place after it is empty once a casting has dropped.
 */
export function WaitingCastings({ moves = false }: { moves?: boolean }) {
  const places = Array.from({ length: before + 2 }, (_, index) => index - before);
  const classes = new Map(
    moves
      ? [
          [0, styles.still],
          [1, styles.next],
        ]
      : [],
  );
  const width = before * pitchMs + pitchMs + size.width;
  return (
    <svg
      viewBox={`${-before * pitchMs} 0 ${width} ${size.height}`}
      data-part="waiting"
      className={styles.waiting}
    >
      {places.map((place) => (
        <use
          key={place}
          href="#speed-casting"
          x={place * pitchMs}
          data-part={moves && place === 1 ? "next" : undefined}
          className={classes.get(place)}
        />
      ))}
    </svg>
  );
}
