import { DrawingText } from "../../ui/drawing-text.tsx";
import { claims } from "../../content/claims.ts";
import { formatAmount } from "../../lib/format.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

/** Two countries inside one wall; résumés stay where they were written. */
export function RoomsCover({ wide }: { wide: boolean }) {
  return (
    <>
      <path
        d="M336 40H604V132H740V40H1008V324H740V216H604V324H336z"
        className={`${drawing.wall} fill-surface`}
      />
      <path d="M604 132v84M740 132v84" className={`${drawing.edge} ${drawing.dashed}`} />
      <path d="M516 174H828" className={drawing.live} />
      <path d="M636 140h72v68h-72z" className={drawing.box} />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="672" y="170" textAnchor="middle" text="model" />
          <DrawingText x="672" y="187" textAnchor="middle" className="fill-ink3" text="signed" />
        </g>
      )}
      <path d="M648 160h48M648 174h48M648 188h30" className={`${styles.middle} ${drawing.edge}`} />
      <path d="M567.5 169.5h9v9h-9zM769.5 169.5h9v9h-9z" className="fill-signal" />
      <path d="M380 92h64v84h-64z" className={drawing.box} />
      <path d="M390 102h16v18h-16z" className="fill-sunken" />
      <path d="M414 106h20M414 116h14M390 134h44M390 144h44M390 154h30" className={drawing.edge} />
      <path d="M370 100h64v84h-64z" className={drawing.box} />
      <path d="M380 110h16v18h-16z" className="fill-sunken" />
      <path d="M404 114h20M404 124h14M380 142h44M380 152h44M380 162h30" className={drawing.edge} />
      <path d="M360 108h64v84h-64z" className={drawing.box} />
      <path d="M370 118h16v18h-16z" className="fill-sunken" />
      <path d="M394 122h20M394 132h14M370 150h44M370 160h44M370 170h30" className={drawing.edge} />
      <path d="M920 92h64v84h-64z" className={drawing.box} />
      <path d="M930 102h16v18h-16z" className="fill-sunken" />
      <path d="M954 106h20M954 116h14M930 134h44M930 144h44M930 154h30" className={drawing.edge} />
      <path d="M910 100h64v84h-64z" className={drawing.box} />
      <path d="M920 110h16v18h-16z" className="fill-sunken" />
      <path d="M944 114h20M944 124h14M920 142h44M920 152h44M920 162h30" className={drawing.edge} />
      <path d="M900 108h64v84h-64z" className={drawing.box} />
      <path d="M910 118h16v18h-16z" className="fill-sunken" />
      <path d="M934 122h20M934 132h14M910 150h44M910 160h44M910 170h30" className={drawing.edge} />
      <path d="M380 210h64v84h-64z" className={drawing.box} />
      <path d="M390 220h16v18h-16z" className="fill-sunken" />
      <path d="M414 224h20M414 234h14M390 252h44M390 262h44M390 272h30" className={drawing.edge} />
      <path d="M370 218h64v84h-64z" className={drawing.box} />
      <path d="M380 228h16v18h-16z" className="fill-sunken" />
      <path d="M404 232h20M404 242h14M380 260h44M380 270h44M380 280h30" className={drawing.edge} />
      <path d="M360 226h64v84h-64z" className={drawing.box} />
      <path d="M370 236h16v18h-16z" className="fill-sunken" />
      <path d="M394 240h20M394 250h14M370 268h44M370 278h44M370 288h30" className={drawing.edge} />
      <path d="M920 210h64v84h-64z" className={drawing.box} />
      <path d="M930 220h16v18h-16z" className="fill-sunken" />
      <path d="M954 224h20M954 234h14M930 252h44M930 262h44M930 272h30" className={drawing.edge} />
      <path d="M910 218h64v84h-64z" className={drawing.box} />
      <path d="M920 228h16v18h-16z" className="fill-sunken" />
      <path d="M944 232h20M944 242h14M920 260h44M920 270h44M920 280h30" className={drawing.edge} />
      <path d="M900 226h64v84h-64z" className={drawing.box} />
      <path d="M910 236h16v18h-16z" className="fill-sunken" />
      <path d="M934 240h20M934 250h14M910 268h44M910 278h44M910 288h30" className={drawing.edge} />
      <path d="M460 150h56v48h-56zM828 150h56v48h-56z" className={drawing.box} />
      <path
        d="M466 178h44M466 184h44M466 190h44M834 178h44M834 184h44M834 190h44"
        className={drawing.line}
      />
      <path d="M488 198v44" className={drawing.refused} />
      <path d="M481 245l14 14M495 245l-14 14" className={drawing.cross} />
      <path d="M856 198v44" className={drawing.refused} />
      <path d="M849 245l14 14M863 245l-14 14" className={drawing.cross} />
      <DrawingText x="356" y="74" className={styles.label} text="country one" />
      <DrawingText x="988" y="74" textAnchor="end" className={styles.label} text="country two" />
      <DrawingText
        x="334"
        y="408"
        className={styles.number}
        text={formatAmount(claims.workforceRevenue)}
      />
      <DrawingText
        x="1008"
        y="404"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="résumés stay put"
      />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="48" y="62" text="the agency reads its own log" />
          <path d="M48 82h248" className="stroke-line" />
          <DrawingText x="48" y="104" className="fill-ink2" text="09:14 read résumé 118" />
          <path d="M48 116h248" className="stroke-line" />
          <DrawingText x="48" y="138" className="fill-ink2" text="09:14 role: counselor" />
          <path d="M48 150h248" className="stroke-line" />
          <DrawingText x="48" y="172" className="fill-ink2" text="09:15 model 2026.4.1" />
          <path d="M48 184h248" className="stroke-line" />
          <DrawingText x="48" y="206" className="fill-ink2" text="09:15 proposal kept" />
          <path d="M48 218h248" className="stroke-line" />
          <DrawingText x="48" y="240" className="fill-ink2" text="09:31 read résumé 204" />
          <path d="M48 252h248" className="stroke-line" />
          <DrawingText x="48" y="274" className="fill-ink2" text="09:31 role: counselor" />
          <path d="M48 286h248" className="stroke-line" />
          <DrawingText x="48" y="308" className="fill-ink2" text="09:32 a person decided" />
          <DrawingText x="1064" y="62" text="operations hires: 0" />
          <path d="M1064 92h40v96h-40z" className={drawing.box} />
          <path d="M1074 102h20v20h-20z" className="fill-sunken" />
          <path d="M1122 92h40v96h-40z" className={drawing.box} />
          <path d="M1132 102h20v20h-20z" className="fill-sunken" />
          <path d="M1180 92h40v96h-40z" className={drawing.box} />
          <path d="M1190 102h20v20h-20z" className="fill-sunken" />
          <path d="M1238 92h40v96h-40z" className={drawing.box} />
          <path d="M1248 102h20v20h-20z" className="fill-sunken" />
          <path d="M1064 220h40v96h-40z" className={`${drawing.edge} ${drawing.dashed}`} />
          <path d="M1077 261l14 14M1091 261l-14 14" className={drawing.cross} />
          <DrawingText x="1120" y="272" className="fill-ink3" text="not needed" />
          <DrawingText x="1064" y="350" className="fill-ink3" text="a team of four" />
        </g>
      )}
    </>
  );
}
