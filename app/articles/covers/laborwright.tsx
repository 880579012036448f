import { DrawingText } from "../../ui/drawing-text.tsx";
import { gridPath } from "./grid-path.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

const cases = gridPath({ count: 600, columns: 30, x: 48, y: 92, dx: 8, dy: 13, shape: "h3v8h-3z" });

/** Routes from a job lost to a job; one is chosen. */
export function LaborwrightCover({ wide }: { wide: boolean }) {
  return (
    <>
      <path
        d="M372 232H452L500 184H608L668 124H788L836 172H900L936 208H972M372 232H440L520 312H660L720 252H840L884 208H972M452 232H972M500 184L560 124H668M620 312L660 352H792L840 304H908L952 260V232M668 124L700 92H860L908 140V172M788 124H852L900 172M560 124L592 92H700"
        className={drawing.edge}
      />
      <path
        d="M372 232H452L500 184H608L656 232H744L804 172H900L936 208H972"
        className={`${drawing.live} ${drawing.wide}`}
      />
      <path
        d="M446.5 226.5h11v11h-11zM554.5 118.5h11v11h-11zM514.5 306.5h11v11h-11zM602.5 178.5h11v11h-11zM662.5 118.5h11v11h-11zM654.5 306.5h11v11h-11zM714.5 246.5h11v11h-11zM782.5 118.5h11v11h-11zM830.5 166.5h11v11h-11zM834.5 246.5h11v11h-11zM694.5 86.5h11v11h-11zM854.5 86.5h11v11h-11zM786.5 346.5h11v11h-11zM654.5 346.5h11v11h-11zM902.5 134.5h11v11h-11zM834.5 298.5h11v11h-11zM902.5 298.5h11v11h-11z"
        className={`${drawing.box} fill-ground`}
      />
      <path
        d="M492.5 176.5h15v15h-15zM600.5 176.5h15v15h-15zM648.5 224.5h15v15h-15zM736.5 224.5h15v15h-15zM796.5 164.5h15v15h-15zM892.5 164.5h15v15h-15z"
        className={drawing.box}
      />
      <path d="M344 218h28v28h-28z" className="fill-ink" />
      <path d="M972 194h28v28h-28z" className="fill-signal-fill" />
      <DrawingText x="344" y="172" className={styles.label} text="a job lost" />
      <DrawingText x="1000" y="180" textAnchor="end" className={styles.label} text="a job" />
      <path d="M352 408H992M353 413l10-10M981 413l10-10" className={drawing.edge} />
      <DrawingText x="344" y="388" className={styles.number} text="11 min" />
      <DrawingText
        x="1000"
        y="392"
        textAnchor="end"
        className={`${styles.label} fill-ink2`}
        text="intake to proposal"
      />
      {wide && (
        <g className={styles.wings}>
          <DrawingText
            x="554"
            y="217"
            textAnchor="middle"
            className="fill-ink3"
            text="reads the history"
          />
          <DrawingText
            x="700"
            y="208"
            textAnchor="middle"
            className="fill-ink3"
            text="ranks courses"
          />
          <DrawingText
            x="852"
            y="198"
            textAnchor="middle"
            className="fill-ink3"
            text="writes why"
          />
          <DrawingText
            x="672"
            y="430"
            textAnchor="middle"
            className="fill-ink3"
            text="was 3 days"
          />
          <path d={cases} className="fill-edge" />
          <DrawingText x="48" y="76" text="600 past cases" />
          <DrawingText x="48" y="376" className="fill-ink3" text="what counselors had chosen" />
          <DrawingText x="1072" y="76" text="9 candidates, 3 at work" />
          <path
            d="M1072 92h60v72h-60zM1148 92h60v72h-60zM1224 92h60v72h-60zM1072 180h60v72h-60zM1148 180h60v72h-60zM1224 180h60v72h-60zM1072 268h60v72h-60zM1148 268h60v72h-60zM1224 268h60v72h-60z"
            className={`${drawing.box} fill-ground`}
          />
          <path
            d="M1148 92h60v72h-60zM1072 180h60v72h-60zM1224 268h60v72h-60z"
            className="fill-ink"
          />
          <DrawingText
            x="1072"
            y="376"
            className="fill-ink3"
            text="chosen by test, on their cases"
          />
        </g>
      )}
    </>
  );
}
