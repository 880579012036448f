import { DrawingText } from "../../ui/drawing-text.tsx";
import { sampleLine } from "../../content/sample-line.ts";
import {
  boltRadius,
  boreRadius,
  coverRadius,
  housingBolts,
  housingCenter,
  housingCrack,
  housingOutline,
} from "./housing.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

/** A pump housing on the belt, its crack framed; the belt is time. */
export function KesselbrookCover({ wide }: { wide: boolean }) {
  return (
    <>
      {wide && (
        <g className={styles.wings}>
          <path
            d="M102.8 246.9L103.9 247.4L110.1 251.4L115.8 256.2L120.7 261.8L124.9 268.1L128.2 275L130.5 282.4L131.8 290.1L132 297.9L131 305.7L129 313.4L125.9 320.8L121.8 327.8L116.7 334.1L110.7 339.8L103.9 344.5L96.5 348.3L88.6 351.1L80.2 352.7L71.7 353.2L63.2 352.4L54.7 350.5L46.6 347.4L38.9 343.1L31.8 337.8L25.5 331.5L20.1 324.3L15.7 316.4L12.5 307.8L10.4 298.9L9.7 289.7L10.2 280.4L12 271.2L15.1 262.3L19.4 253.9L25 246L31.6 239L39.1 233L47.5 228L56.6 224.2L66.1 221.7L76 220.6L76 220.6H146.5V246.9zM146.5 214h6.6v39.5h-6.6zM30.9 362.5h30.1v6.6h-30.1zM94.8 362.5h30.1v6.6h-30.1zM38.4 362.5L45 347.5M115.5 362.5L108.9 344.6M258.8 246.9L259.9 247.4L266.1 251.4L271.8 256.2L276.7 261.8L280.9 268.1L284.2 275L286.5 282.4L287.8 290.1L288 297.9L287 305.7L285 313.4L281.9 320.8L277.8 327.8L272.7 334.1L266.7 339.8L259.9 344.5L252.5 348.3L244.6 351.1L236.2 352.7L227.7 353.2L219.2 352.4L210.7 350.5L202.6 347.4L194.9 343.1L187.8 337.8L181.5 331.5L176.1 324.3L171.7 316.4L168.5 307.8L166.4 298.9L165.7 289.7L166.2 280.4L168 271.2L171.1 262.3L175.4 253.9L181 246L187.6 239L195.1 233L203.5 228L212.6 224.2L222.1 221.7L232 220.6L232 220.6H302.5V246.9zM302.5 214h6.6v39.5h-6.6zM186.9 362.5h30.1v6.6h-30.1zM250.8 362.5h30.1v6.6h-30.1zM194.4 362.5L201 347.5M271.5 362.5L264.9 344.6M1206.8 246.9L1207.9 247.4L1214.1 251.4L1219.8 256.2L1224.7 261.8L1228.9 268.1L1232.2 275L1234.5 282.4L1235.8 290.1L1236 297.9L1235 305.7L1233 313.4L1229.9 320.8L1225.8 327.8L1220.7 334.1L1214.7 339.8L1207.9 344.5L1200.5 348.3L1192.6 351.1L1184.2 352.7L1175.7 353.2L1167.2 352.4L1158.7 350.5L1150.6 347.4L1142.9 343.1L1135.8 337.8L1129.5 331.5L1124.1 324.3L1119.7 316.4L1116.5 307.8L1114.4 298.9L1113.7 289.7L1114.2 280.4L1116 271.2L1119.1 262.3L1123.4 253.9L1129 246L1135.6 239L1143.1 233L1151.5 228L1160.6 224.2L1170.1 221.7L1180 220.6L1180 220.6H1250.5V246.9zM1250.5 214h6.6v39.5h-6.6zM1134.9 362.5h30.1v6.6h-30.1zM1198.8 362.5h30.1v6.6h-30.1zM1142.4 362.5L1149 347.5M1219.5 362.5L1212.9 344.6"
            className={drawing.edge}
          />
          <circle cx="76" cy="292" r="39.5" className={drawing.edge} />
          <circle cx="76" cy="292" r="21.6" className={drawing.edge} />
          <circle cx="232" cy="292" r="39.5" className={drawing.edge} />
          <circle cx="232" cy="292" r="21.6" className={drawing.edge} />
          <circle cx="1180" cy="292" r="39.5" className={drawing.edge} />
          <circle cx="1180" cy="292" r="21.6" className={drawing.edge} />
        </g>
      )}
      <path d="M0 372H1344" className={drawing.line2} />
      <path d="M0 382H1344" className="stroke-line" />
      <path d={housingOutline} className={drawing.box} />
      <circle {...housingCenter} r={coverRadius} className={drawing.line} />
      <circle {...housingCenter} r="70" className={`${drawing.edge} ${drawing.dashed}`} />
      <circle {...housingCenter} r={boreRadius} className={drawing.line2} />
      {housingBolts.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={boltRadius} className={drawing.line} />
      ))}
      <path d="M356 206H704M524 40V366" className={`${drawing.edge} ${drawing.dashed}`} />
      <path d={housingCrack} className={drawing.cross} />
      <path
        d="M396 258v-18h18M466 240h18v18M484 292v18h-18M414 310h-18v-18M396 275H372V404"
        className={drawing.live}
      />
      <path d="M366 408H918M367 413l10-10M907 413l10-10" className={drawing.edge} />
      <path d="M372 402h36v12h-36z" className="fill-signal" />
      <path d="M912 244V300M901 300h22M912 372v-28M901 344h22" className={drawing.wall} />
      <path d="M905 315l14 14M919 315l-14 14" className={drawing.cross} />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="934" y="327" text="reject gate" />
          <DrawingText
            x="934"
            y="345"
            className="fill-ink3"
            text={`${sampleLine.gateMs} ms after the picture`}
          />
        </g>
      )}
      <DrawingText x="730" y="180" className={styles.number} text={`${sampleLine.deviceMs} ms`} />
      <DrawingText
        x="732"
        y="216"
        className={`${styles.label} fill-ink2`}
        text="picture to answer"
      />
      {wide && (
        <g className={styles.wings}>
          <path d="M924 408H1344" className={`${drawing.edge} ${drawing.dashed}`} />
          <DrawingText
            x="1328"
            y="398"
            textAnchor="end"
            className="fill-ink3"
            text={`the cloud’s answer, ${sampleLine.cloudMs} ms: two sheets to the right`}
          />
          <DrawingText x="16" y="398" className="fill-ink3" text="2,300 housings a day" />
        </g>
      )}
    </>
  );
}
