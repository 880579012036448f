import { DrawingText } from "../../ui/drawing-text.tsx";
import { ecosystemContent as content } from "../../content/ecosystem.ts";
import { formFields } from "../../leads/form-fields.ts";
import drawing from "../../ui/line-drawing.module.css";

/** Rows of a rack, with a light in some of them. */
function Rack({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const rows = Array.from({ length: Math.floor((height - 18) / 9) }, (_, row) => row);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${height}h-${width}z`} className={drawing.box} />
      <path
        d={`M${x + 10} ${y + 10}${`h${width - 20}v5h-${width - 20}zm0 9`.repeat(rows.length)}`}
        className="fill-sunken"
      />
      <path
        d={rows
          .filter((row) => row % 5 === 0 || row % 5 === 2 || row % 5 === 3)
          .map((row) => `M${x + width - 14} ${y + 11 + 9 * row}h3v3h-3z`)
          .join("")}
        className="fill-signal"
      />
    </>
  );
}

const fields = Object.values(formFields.partner).map(({ label }) => label);

/** The form's eight fields, and how long the reply takes. */
export function ApplyPart() {
  return (
    <>
      <path d="M2 40h172v224H2z" className={drawing.box} />
      <path
        d={fields.map((_, row) => `M12 ${69 + 25 * row}H164`).join("")}
        className="stroke-line"
      />
      {fields.map((field, row) => (
        <DrawingText key={field} x="12" y={62 + 25 * row} className="fill-ink2" text={field} />
      ))}
      <path d="M174 152H376" className={drawing.live} />
      <path d="M180 216h172m-171 5 10-10m150 10 10-10" className={drawing.edge} />
      <DrawingText x="192" y="238" className="fill-ink2" text={content.reply[0]} />
      <DrawingText x="192" y="256" text={content.reply[1]} />
      <path d="M258 148h8v8h-8z" className="fill-signal" />
    </>
  );
}

/** The sandbox, installed with our engineers and once more without. */
export function OnboardPart() {
  const [name, together, alone] = content.sandbox;
  return (
    <>
      <path d="M376 134V40h224v224H376v-94" className={`${drawing.edge} ${drawing.dashed}`} />
      <DrawingText x="388" y="62" text={name} />
      <path d="M370 152h50m72 0h20m72 0h48" className={drawing.live} />
      <Rack x={420} y={84} width={72} height={136} />
      <Rack x={512} y={84} width={72} height={136} />
      <DrawingText x="420" y="240" className="fill-ink3" text={together} />
      <DrawingText x="584" y="240" textAnchor="end" className="fill-ink3" text={alone} />
    </>
  );
}

/** Three gates in the customer's boundary. What is behind them stays inside. */
export function SellPart() {
  return (
    <>
      <path d="M632 86v136m0-136h180v136H632m0-70h196m150 0h22" className={drawing.live} />
      {content.partners.map((name, row) => (
        <DrawingText key={name} x="644" y={[78, 144, 214][row]} text={name} />
      ))}
      <path d="M774 66V24h346v256H774v-38m0-40v-30m0-40v-26" className={drawing.wall} />
      <path
        d="M763 66h22m-22 40h22m-22 26h22m-22 40h22m-22 30h22m-22 40h22"
        className={drawing.wall}
      />
      <DrawingText x="790" y="50" text={content.boundary} />
      <Rack x={828} y={96} width={150} height={112} />
      <path d="M830 98h146v24H830z" fill="var(--surface)" />
      <DrawingText x="840" y="117" text={content.platform} />
      <path d="M1000 108h96v88h-96z" className={drawing.box} />
      <path d="M1000 175h96m-96 7h96m-96 7h96" className={drawing.line} />
      <DrawingText x="1006" y="129" text={content.records} />
      <path d="M1044 196v34" className={drawing.refused} />
      <path d="m1038 236 12 12m0-12-12 12" className={drawing.cross} />
      <DrawingText x="1028" y="247" textAnchor="end" className="fill-ink3" text={content.refused} />
      <path
        d="M696 82h8v8h-8zM716 218h8v8h-8zM680 148h8v8h-8zM985 148h8v8h-8z"
        className="fill-signal"
      />
    </>
  );
}

/** The partner's line, never the customer's, goes on to the next customers. */
export function GrowPart() {
  return (
    <>
      <path d="M632 222v80h520V90h64" className={drawing.live} />
      <path d="M1152 214h48" className={drawing.live} strokeDasharray="2 5" />
      <path
        d="M1184 74V40h158v100h-158v-34m-8-32h16m-16 32h16"
        className={drawing.wall}
        style={{ strokeWidth: 2 }}
      />
      <Rack x={1216} y={58} width={72} height={64} />
      <path
        d="M1184 198v-34h158v100h-158v-34m-8-32h16m-16 32h16"
        className={`${drawing.edge} ${drawing.dashed}`}
      />
      <DrawingText x="1208" y="219" className="fill-ink3" text={content.next} />
      <path d="M1148 256h8v8h-8z" className="fill-signal" />
    </>
  );
}
