import { DrawingText } from "../../ui/drawing-text.tsx";
import { claims } from "../../content/claims.ts";
import { formatAmount } from "../../lib/format.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

/** A quantum circuit inside two walls; one measurement is live. */
export function CircuitCover({ wide }: { wide: boolean }) {
  return (
    <>
      {wide && (
        <g className={styles.wings}>
          <path d="M0 0h1344v440H0z" className={styles.hatched} />
        </g>
      )}
      <path d="M336 24H1008V416H336z" className={`${drawing.wall} fill-surface`} />
      <path d="M336 24H1008V416H336z" className={`fill-ground ${drawing.wall}`} />
      <path d="M354 42H990V398H354z" className={`${drawing.wall} fill-surface`} />
      <path d="M380 92H964M380 142H964M380 192H964M380 242H964" className={drawing.line} />
      <path
        d="M402 74h36v36h-36zM402 174h36v36h-36zM522 124h36v36h-36zM522 224h36v36h-36zM646 74h36v36h-36zM706 124h36v36h-36zM826 174h36v36h-36zM826 74h36v36h-36zM894 74h44v36h-44z"
        className={drawing.box}
      />
      <DrawingText x="420" y="99" textAnchor="middle" className={styles.gate} text="H" />
      <DrawingText x="420" y="199" textAnchor="middle" className={styles.gate} text="H" />
      <path d="M480 92V154" className={drawing.line} />
      <circle cx="480" cy="142" r="12" className={drawing.box} />
      <path d="M468 142h24M480 130v24M480 192V254" className={drawing.line} />
      <circle cx="480" cy="242" r="12" className={drawing.box} />
      <DrawingText x="540" y="149" textAnchor="middle" className={styles.gate} text="T" />
      <DrawingText x="540" y="249" textAnchor="middle" className={styles.gate} text="S" />
      <path d="M604 142V204" className={drawing.line} />
      <circle cx="604" cy="192" r="12" className={drawing.box} />
      <DrawingText x="664" y="99" textAnchor="middle" className={styles.gate} text="Z" />
      <path d="M664 242V180" className={drawing.line} />
      <circle cx="664" cy="192" r="12" className={drawing.box} />
      <DrawingText x="724" y="149" textAnchor="middle" className={styles.gate} text="H" />
      <path d="M784 92V254" className={drawing.line} />
      <path
        d="M475 87h10v10h-10zM475 187h10v10h-10zM599 137h10v10h-10zM659 237h10v10h-10zM779 87h10v10h-10z"
        className="fill-ink"
      />
      <circle cx="784" cy="242" r="12" className={drawing.box} />
      <path d="M766 124h36v36h-36z" className={drawing.box} />
      <DrawingText x="784" y="149" textAnchor="middle" className={styles.gate} text="X" />
      <DrawingText x="844" y="199" textAnchor="middle" className={styles.gate} text="Z" />
      <DrawingText x="844" y="99" textAnchor="middle" className={styles.gate} text="H" />
      <path d="M903 100a13 13 0 0 1 26 0M916 100l9-15" className={drawing.line} />
      <path d="M894 124h44v36h-44z" className={drawing.box} />
      <path d="M903 150a13 13 0 0 1 26 0M916 150l9-15" className={drawing.line} />
      <path d="M894 174h44v36h-44z" className="fill-signal-fill" />
      <path
        d="M903 200a13 13 0 0 1 26 0M916 200l9-15"
        className={`${drawing.line} stroke-on-signal`}
      />
      <path d="M894 224h44v36h-44z" className={drawing.box} />
      <path
        d="M468 242h24M480 230v24M592 192h24M604 180v24M652 192h24M664 180v24M772 242h24M784 230v24M903 250a13 13 0 0 1 26 0M916 250l9-15"
        className={drawing.line}
      />
      <DrawingText
        x="378"
        y="368"
        className={styles.number}
        text={formatAmount(claims.quantumValue)}
      />
      <DrawingText
        x="964"
        y="340"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="no path"
      />
      <DrawingText
        x="964"
        y="368"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="in or out"
      />
      {wide && (
        <g className={styles.wings}>
          <path d="M36 72h236v272h-236zM1056 72h252v272h-252z" className="fill-ground" />
          <DrawingText x="56" y="104" text="before: 1 GPU of 16 in use" />
          <path
            d="M56 126h17v17h-17zM79 126h17v17h-17zM102 126h17v17h-17zM125 126h17v17h-17zM148 126h17v17h-17zM171 126h17v17h-17zM194 126h17v17h-17zM217 126h17v17h-17zM240 126h17v17h-17zM56 143l17-17M79 143l17-17M102 143l17-17M125 143l17-17M148 143l17-17M171 143l17-17M194 143l17-17M217 143l17-17M240 143l17-17"
            className={drawing.edge}
          />
          <DrawingText x="56" y="170" className="fill-ink3" text="9 hours a night" />
          <path d="M56 196h180" className="stroke-line" />
          <path
            d="M56 236h100v72h-100zM56 270h100M56 282h100M56 294h100"
            className={`${drawing.edge} ${drawing.dashed}`}
          />
          <DrawingText x="56" y="226" text="no service off site" />
          <path d="M196 272h-40" className={drawing.refused} />
          <path d="M203 265l14 14M217 265l-14 14" className={drawing.cross} />
          <DrawingText x="1076" y="104" text="one queue, one room" />
          <path
            d="M1076 124h140v10h-140zM1076 142h96v10h-96zM1076 160h180v10h-180zM1076 178h60v10h-60zM1076 196h120v10h-120zM1076 214h204v10h-204zM1076 232h84v10h-84zM1076 250h150v10h-150zM1076 268h110v10h-110z"
            className="fill-edge"
          />
          <DrawingText x="1076" y="318" className="fill-ink3" text="HPC and inference together" />
        </g>
      )}
    </>
  );
}
