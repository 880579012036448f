import { DrawingText } from "../../ui/drawing-text.tsx";
import { claims } from "../../content/claims.ts";
import { formatPercent } from "../../lib/format.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

/** 28 readings of two hormones against one reading a month. */
export function CycleCover({ wide }: { wide: boolean }) {
  return (
    <>
      <path d="M548 196h452v72h-452z" className="fill-sunken" />
      <path d="M548 48V348H1000" className={drawing.line2} />
      <DrawingText
        x="532"
        y="100"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="high"
      />
      <DrawingText
        x="532"
        y="238"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="normal"
      />
      <path d="M541 324h7" className={drawing.line} />
      <DrawingText
        x="532"
        y="330"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="low"
      />
      <path
        d="M548 348V311.4M564.4 348V290.7M580.8 348V265.8M597.2 348V238.2M613.6 348V209M630 348V179.8M646.4 348V152.2M662.8 348V127.3M679.2 348V106.6M695.6 348V91M712 348V81.3M728.4 348V78M744.8 348V81.3M761.2 348V91M777.6 348V106.6M794 348V127.3M810.4 348V152.2M826.8 348V179.8M843.2 348V209M859.6 348V238.2M876 348V265.8M892.4 348V290.7M908.8 348V311.4M925.2 348V327M941.6 348V336.7M958 348V340M974.4 348V336.7M990.8 348V327"
        className={drawing.edge}
      />
      <path
        d="M543 306.4h10v10h-10zM559.4 285.7h10v10h-10zM575.8 260.8h10v10h-10zM592.2 233.2h10v10h-10zM608.6 204h10v10h-10zM625 174.8h10v10h-10zM641.4 147.2h10v10h-10zM657.8 122.3h10v10h-10zM674.2 101.6h10v10h-10zM690.6 86h10v10h-10zM707 76.3h10v10h-10zM723.4 73h10v10h-10zM739.8 76.3h10v10h-10zM756.2 86h10v10h-10zM772.6 101.6h10v10h-10zM789 122.3h10v10h-10zM805.4 147.2h10v10h-10zM838.2 204h10v10h-10zM854.6 233.2h10v10h-10zM871 260.8h10v10h-10zM887.4 285.7h10v10h-10zM903.8 306.4h10v10h-10zM920.2 322h10v10h-10zM936.6 331.7h10v10h-10zM953 335h10v10h-10zM969.4 331.7h10v10h-10zM985.8 322h10v10h-10z"
        className="fill-ink"
      />
      <path
        d="M544.5 168.6h7v7h-7zM560.9 174.9h7v7h-7zM577.3 185h7v7h-7zM593.7 198.5h7v7h-7zM610.1 214.6h7v7h-7zM626.5 232.6h7v7h-7zM642.9 251.5h7v7h-7zM659.3 270.4h7v7h-7zM675.7 288.4h7v7h-7zM692.1 304.5h7v7h-7zM708.5 318h7v7h-7zM724.9 328.1h7v7h-7zM741.3 334.4h7v7h-7zM757.7 336.5h7v7h-7zM774.1 334.4h7v7h-7zM790.5 328.1h7v7h-7zM806.9 318h7v7h-7zM823.3 304.5h7v7h-7zM839.7 288.4h7v7h-7zM856.1 270.4h7v7h-7zM872.5 251.5h7v7h-7zM888.9 232.6h7v7h-7zM905.3 214.6h7v7h-7zM921.7 198.5h7v7h-7zM938.1 185h7v7h-7zM954.5 174.9h7v7h-7zM970.9 168.6h7v7h-7zM987.3 166.5h7v7h-7z"
        className={`${drawing.box} fill-ground`}
      />
      <path d="M818.3 171.3h17v17h-17z" className="fill-signal" />
      <circle cx="597.2" cy="238.2" r="17" className={drawing.line2} />
      <DrawingText
        x="548"
        y="380"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="1"
      />
      <DrawingText
        x="646.4"
        y="380"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="7"
      />
      <DrawingText
        x="761.2"
        y="380"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="14"
      />
      <DrawingText
        x="876"
        y="380"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="21"
      />
      <path
        d="M541 94h7M541 232h7M548 348v7M646.4 348v7M761.2 348v7M876 348v7M990.8 348v7"
        className={drawing.line}
      />
      <DrawingText
        x="990.8"
        y="380"
        textAnchor="middle"
        className={`${styles.label} fill-ink3`}
        text="28"
      />
      {wide && (
        <g className={styles.wings}>
          <DrawingText
            x="1000"
            y="412"
            textAnchor="end"
            className="fill-ink3"
            text="day of the cycle"
          />
          <path d="M585.2 226.2L574 68" className={drawing.line} />
        </g>
      )}
      <DrawingText
        x="342"
        y="408"
        className={styles.number}
        text={formatPercent(claims.diagnosisAccuracyPercent)}
      />
      <g className={styles.middle}>
        <DrawingText x="346" y="40" className={`${styles.label} fill-ink2`} text="28 readings," />
        <DrawingText x="346" y="66" className={`${styles.label} fill-ink2`} text="not one" />
      </g>
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="346" y="64" className="fill-ink2" text="28 readings, not one" />
          <DrawingText x="562" y="58" text="one reading a month" />
          <DrawingText x="842.8" y="159.8" text="the day that decided" />
          <DrawingText x="48" y="62" text="in the clinic, on its server" />
          <path d="M120 100H64V220H288V100H200M120 89v22M200 89v22" className={drawing.wall} />
          <path d="M128 136h96v52h-96z" className={drawing.box} />
          <path d="M128 164h96M128 171h96M128 178h96" className={drawing.line} />
          <path d="M160 80V136" className={drawing.live} />
          <DrawingText x="48" y="284" className="fill-ink3" text="model in, signed" />
          <DrawingText x="48" y="304" className="fill-ink3" text="readings out: 0 bytes" />
          <DrawingText x="1064" y="62" text="or in a private region" />
          <path d="M1056 88H1320V244H1056z" className={`${drawing.edge} ${drawing.dashed}`} />
          <path
            d="M1120 108H1080V228H1296V108H1200M1120 97v22M1200 97v22"
            className={drawing.wall}
          />
          <path d="M1136 144h96v52h-96z" className={drawing.box} />
          <path d="M1136 172h96M1136 179h96M1136 186h96" className={drawing.line} />
          <path d="M1160 80V144" className={drawing.live} />
          <DrawingText x="1064" y="284" className="fill-ink3" text="the same install, twice" />
        </g>
      )}
    </>
  );
}
