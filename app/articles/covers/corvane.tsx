import { DrawingText } from "../../ui/drawing-text.tsx";
import { gridPath } from "./grid-path.ts";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./cover.module.css";

const settings = gridPath({
  count: 412,
  columns: 20,
  x: 1064,
  y: 84,
  dx: 12,
  dy: 12,
  shape: "h5v5h-5z",
});

/** A cryostat and a night to scale. */
export function CorvaneCover({ wide }: { wide: boolean }) {
  return (
    <>
      <path d="M344 40H604" className={drawing.wall} />
      <path
        d="M383 56V118M565 56V118M400 118V176M548 118V176M416 176V230M532 176V230M430 230V282M518 230V282"
        className={drawing.line}
      />
      <path
        d="M349 52h250v8h-250zM371 114h206v8h-206zM388 172h172v8h-172zM404 226h140v8h-140zM418 278h112v8h-112z"
        className={drawing.box}
      />
      <path
        d="M442 60V118q0 0 0 0m0 8V176m0 8V230m0 8V282m0 8V318M458 60V118q0 0 0 0m0 8V176m0 8V230m0 8V282m0 8V318M474 60V118q0 0 0 0m0 8V176m0 8V230m0 8V282m0 8V318M490 60V118q0 0 0 0m0 8V176m0 8V230m0 8V282m0 8V318M506 60V118q0 0 0 0m0 8V176m0 8V230m0 8V282m0 8V318"
        className={drawing.edge}
      />
      <path
        d="M439 140h6v16h-6zM439 198h6v12h-6zM455 140h6v16h-6zM455 198h6v12h-6zM471 140h6v16h-6zM471 198h6v12h-6zM487 140h6v16h-6zM487 198h6v12h-6zM503 140h6v16h-6zM503 198h6v12h-6z"
        className={drawing.box}
      />
      <path d="M434 286v34h80v-34" className={drawing.line} />
      <path d="M426 320h96v10h-96zM438 330h72v34h-72z" className={drawing.box} />
      <path d="M465 338h18v18h-18z" className="fill-signal" />
      <path d="M336 68V396H612V68" className={`${drawing.edge} ${drawing.dashed}`} />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="340" y="30" className="fill-ink3" text="300 K" />
          <DrawingText x="568" y="180" className="fill-ink3" text="4 K" />
          <DrawingText x="552" y="234" className="fill-ink3" text="0.1 K" />
          <DrawingText x="538" y="286" className="fill-ink3" text="10 mK" />
        </g>
      )}
      <DrawingText x="648" y="66" className={`${styles.label} fill-ink3`} text="21:00" />
      <DrawingText
        x="1008"
        y="66"
        textAnchor="end"
        className={`${styles.label} fill-ink3`}
        text="06:00"
      />
      <path
        d="M648 78H1008M648 78v7M688 78v7M728 78v7M768 78v7M808 78v7M848 78v7M888 78v7M928 78v7M968 78v7M1008 78v7"
        className={drawing.line}
      />
      <path d="M648 98h360v10h-360z" className={drawing.box} />
      {wide && (
        <g className={styles.wings}>
          <DrawingText
            x="1008"
            y="124"
            textAnchor="end"
            className="fill-ink3"
            text="before: 1 GPU of 16"
          />
        </g>
      )}
      <path
        d="M648 112h46.7v8h-46.7zM648 124h46.7v8h-46.7zM648 136h46.7v8h-46.7zM648 148h46.7v8h-46.7zM648 160h46.7v8h-46.7zM648 172h46.7v8h-46.7zM648 184h46.7v8h-46.7zM648 196h46.7v8h-46.7zM648 208h46.7v8h-46.7zM648 220h46.7v8h-46.7zM648 232h46.7v8h-46.7zM648 244h46.7v8h-46.7zM648 256h46.7v8h-46.7zM648 268h46.7v8h-46.7zM648 280h46.7v8h-46.7z"
        className="fill-ink"
      />
      <path d="M648 292h46.7v8h-46.7z" className={drawing.edge} />
      <path d="M694.6666666666666 78V324" className={`${drawing.edge} ${drawing.dashed}`} />
      {wide && (
        <g className={styles.wings}>
          <DrawingText x="710" y="300" className="fill-ink3" text="now: 15 of 16" />
        </g>
      )}
      <DrawingText x="644" y="390" className={styles.number} text="70 min" />
      <DrawingText x="710" y="214" className={`${styles.label} fill-ink2`} text="was 9 hours" />
      {wide && (
        <g className={styles.wings}>
          <path d="M36 40h252v356h-252z" className={drawing.wall} />
          <path d="M52 56h220v324h-220z" className={drawing.line} />
          <DrawingText x="68" y="84" text="air-gapped rack" />
          <path
            d="M68 100h188v10h-188zM68 116h188v10h-188zM68 132h188v10h-188zM68 148h188v10h-188zM68 164h188v10h-188zM68 180h188v10h-188zM68 196h188v10h-188zM68 212h188v10h-188zM68 228h188v10h-188zM68 244h188v10h-188zM68 260h188v10h-188zM68 276h188v10h-188zM68 292h188v10h-188zM68 308h188v10h-188zM68 324h188v10h-188zM68 340h188v10h-188z"
            className="fill-sunken"
          />
          <path
            d="M248 103h4v4h-4zM248 119h4v4h-4zM248 135h4v4h-4zM248 151h4v4h-4zM248 167h4v4h-4zM248 183h4v4h-4zM248 199h4v4h-4zM248 215h4v4h-4zM248 231h4v4h-4zM248 247h4v4h-4zM248 263h4v4h-4zM248 279h4v4h-4zM248 295h4v4h-4zM248 311h4v4h-4zM248 327h4v4h-4z"
            className="fill-ink"
          />
          <DrawingText x="68" y="370" className="fill-ink3" text="data out: 0 bytes" />
          <DrawingText x="1064" y="62" text="412 settings, every morning" />
          <path d={settings} className="fill-edge" />
          <path
            d="M1146 106h9v9h-9zM1218 154h9v9h-9zM1230 202h9v9h-9zM1278 202h9v9h-9zM1194 286h9v9h-9z"
            className="fill-ink"
          />
          <DrawingText
            x="1064"
            y="366"
            className="fill-ink3"
            text="the ones that drifted are named"
          />
        </g>
      )}
    </>
  );
}
