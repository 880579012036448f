import { DrawingText } from "../../ui/drawing-text.tsx";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

/** An office plan: a file passes the desks, one square a day. */
export function HarrowCover({ wide }: { wide: boolean }) {
  return (
    <>
      {wide && (
        <g className={styles.wings}>
          <path d="M0 0h1344v440H0z" className={styles.hatched} />
        </g>
      )}
      <path d="M352 40H992V400H352V236M352 192V40" className={`${drawing.wall} fill-surface`} />
      <path d="M341 192h22M341 236h22" className={drawing.wall} />
      <path
        d="M320 214H352M352 214L432 214L432 116L680 116L680 300L868 300L868 156L940 156"
        className={drawing.live}
      />
      <path d="M468 76h168v28h-168z" className={drawing.box} />
      <path d="M538 56h28v14h-28z" className={`${drawing.box} fill-ground`} />
      <path d="M704 140h116v108h-116z" className={drawing.box} />
      <path d="M714 152h96v8h-96z" className="fill-sunken" />
      <path d="M714 167h96v8h-96z" className="fill-sunken" />
      <path d="M714 182h96v8h-96z" className="fill-sunken" />
      <path d="M714 197h96v8h-96z" className="fill-sunken" />
      <path d="M714 212h96v8h-96z" className="fill-sunken" />
      <path d="M714 227h96v8h-96z" className="fill-sunken" />
      <path
        d="M800 154.5h3v3h-3zM800 169.5h3v3h-3zM800 184.5h3v3h-3zM800 199.5h3v3h-3zM800 214.5h3v3h-3zM800 229.5h3v3h-3z"
        className="fill-signal"
      />
      <path d="M700 320h136v36h-136z" className={drawing.box} />
      <path d="M754 362h28v18h-28z" className={`${drawing.box} fill-ground`} />
      <path d="M900 176h72v46h-72z" className={drawing.box} />
      <path
        d="M387.5 210.5h7v7h-7zM426.5 210.5h7v7h-7zM428.5 173.5h7v7h-7zM428.5 134.5h7v7h-7zM445.5 112.5h7v7h-7zM484.5 112.5h7v7h-7zM523.5 112.5h7v7h-7zM562.5 112.5h7v7h-7zM601.5 112.5h7v7h-7zM640.5 112.5h7v7h-7zM676.5 115.5h7v7h-7zM676.5 154.5h7v7h-7zM676.5 193.5h7v7h-7zM676.5 232.5h7v7h-7zM676.5 271.5h7v7h-7zM690.5 296.5h7v7h-7zM729.5 296.5h7v7h-7zM768.5 296.5h7v7h-7zM807.5 296.5h7v7h-7zM846.5 296.5h7v7h-7zM864.5 275.5h7v7h-7zM864.5 236.5h7v7h-7zM864.5 197.5h7v7h-7zM864.5 158.5h7v7h-7zM897.5 152.5h7v7h-7z"
        className="fill-ink"
      />
      <path d="M908 132h20l6 8h38v38h-64z" className="fill-signal-fill" />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="478" y="95" text="requirements" />
          <DrawingText x="708" y="345" text="claims desk" />
          <DrawingText x="704" y="132" text="own data center" />
          <DrawingText x="900" y="245" text="production" />
        </g>
      )}
      <DrawingText x="370" y="368" className={styles.number} text="26 days" />
      {wide && (
        <g className={styles.wings}>
          <path d="M20 56h272v330h-272zM1052 56h272v330h-272z" className="fill-ground" />
          <path d="M40 80h14l5 6h25v28h-44z" className={drawing.edge} />
          <path d="M55 91l14 14M69 91l-14 14" className={drawing.cross} />
          <DrawingText x="100" y="103" className="fill-ink2" text="no log of who asked" />
          <path d="M40 158h14l5 6h25v28h-44z" className={drawing.edge} />
          <path d="M55 169l14 14M69 169l-14 14" className={drawing.cross} />
          <DrawingText x="100" y="181" className="fill-ink2" text="prompts abroad, 30 days" />
          <path d="M40 236h14l5 6h25v28h-44z" className={drawing.edge} />
          <path d="M55 247l14 14M69 247l-14 14" className={drawing.cross} />
          <DrawingText x="100" y="259" className="fill-ink2" text="model swapped overnight" />
          <path d="M40 314h14l5 6h25v28h-44z" className={drawing.edge} />
          <path d="M55 325l14 14M69 325l-14 14" className={drawing.cross} />
          <DrawingText x="100" y="337" className="fill-ink2" text="9 times the budget" />
          <DrawingText x="1072" y="88" text="examiner, September" />
          <DrawingText x="1072" y="108" className="fill-ink3" text="25 claims picked at random" />
          <path
            d="M1072 132h30v30h-30zM1114 132h30v30h-30zM1156 132h30v30h-30zM1198 132h30v30h-30zM1240 132h30v30h-30zM1072 174h30v30h-30zM1114 174h30v30h-30zM1156 174h30v30h-30zM1198 174h30v30h-30zM1240 174h30v30h-30zM1072 216h30v30h-30zM1114 216h30v30h-30zM1156 216h30v30h-30zM1198 216h30v30h-30zM1240 216h30v30h-30zM1072 258h30v30h-30zM1114 258h30v30h-30zM1156 258h30v30h-30zM1198 258h30v30h-30zM1240 258h30v30h-30zM1072 300h30v30h-30zM1114 300h30v30h-30zM1156 300h30v30h-30zM1198 300h30v30h-30zM1240 300h30v30h-30z"
            className={drawing.box}
          />
          <path
            d="M1080 147l5 5 9-10M1122 147l5 5 9-10M1164 147l5 5 9-10M1206 147l5 5 9-10M1248 147l5 5 9-10M1080 189l5 5 9-10M1122 189l5 5 9-10M1164 189l5 5 9-10M1206 189l5 5 9-10M1248 189l5 5 9-10M1080 231l5 5 9-10M1122 231l5 5 9-10M1164 231l5 5 9-10M1206 231l5 5 9-10M1248 231l5 5 9-10M1080 273l5 5 9-10M1122 273l5 5 9-10M1164 273l5 5 9-10M1206 273l5 5 9-10M1248 273l5 5 9-10M1080 315l5 5 9-10M1122 315l5 5 9-10M1164 315l5 5 9-10M1206 315l5 5 9-10M1248 315l5 5 9-10"
            className={drawing.line2}
          />
          <DrawingText x="1072" y="368" className="fill-ink3" text="25 full trails exported" />
        </g>
      )}
    </>
  );
}
