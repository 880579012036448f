import { script } from "../../islands/script.ts";
import { DrawingText } from "../../ui/drawing-text.tsx";
import type { PlanMode, PlanContent } from "../../content/plan.ts";
import {
  getShift,
  modelLine,
  rackWires,
  type Wire,
  wideFrames,
  wideWires,
} from "./plan-geometry.ts";
import { PlanFrame, PlanNode, PlanTraffic, Servers } from "./plan-parts.tsx";
import { shortFrames, toShortHeight } from "./short-plan-geometry.ts";
import packets from "./packets.script.ts";
import styles from "./plan.module.css";
import { sharedParts } from "./shared-parts.ts";

export type PlanProps = {
  /** The modes that the drawing has. Where it has several, the page's styles show one of them. */
  modes: readonly PlanMode[];
  content: PlanContent;
};

type WidePlanProps = PlanProps & {
  /**
   * Beside one machine for inference and one for data (`single`) the drawing has racks
   * (`racks`); the page's styles show one of the two.
   */
  racks?: boolean;
  /** The short form stands beside the long one; the page's styles show one of the two. */
  short?: boolean;
};

/** Where the parts of a form stand: 724 units high, or 620 for low windows. */
const forms = {
  long: {
    frames: wideFrames,
    toHeight: (y: number) => y,
    gateway: 128,
    inference: 272,
    data: 472,
    machine: 112,
    agents: 480,
    dataOut: 608,
    racks: { top: 222, pitch: 100, height: 86, servers: 7, caption: 632 },
  },
  short: {
    frames: shortFrames,
    toHeight: toShortHeight,
    gateway: 112,
    inference: 236,
    data: 400,
    machine: 100,
    agents: 408,
    dataOut: 526,
    racks: { top: 196, pitch: 84, height: 70, servers: 5, caption: 544 },
  },
} as const;

type Form = keyof typeof forms;

const inForm = (form: Form, wires: readonly Wire[]): Wire[] => {
  const move = ([x, y]: Wire["path"][number]) => [x, forms[form].toHeight(y)] as const;
  return wires.map(({ path, rest }) => ({ path: path.map(move), rest: rest.map(move) }));
};

/**
 * The plan of a deployment, 1440 units wide: walls around machines and around the left half, which is
 * empty for a page's headline. The page says in words what it shows.
 */
export function WidePlan({ modes, racks = false, short = false, content }: WidePlanProps) {
  return (
    <svg
      viewBox="0 0 1440 724"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={`${styles.wide} max-lg:hidden`}
    >
      {short ? (
        <>
          <g data-form="short">
            <Plan form="short" modes={modes} racks={racks} content={content} />
          </g>
          <g data-form="long">
            <Plan form="long" modes={modes} racks={racks} content={content} />
          </g>
        </>
      ) : (
        <Plan form="long" modes={modes} racks={racks} content={content} />
      )}
    </svg>
  );
}

type FormProps = PlanProps & { form: Form; racks: boolean };

function Plan({ form, modes, racks, content }: FormProps) {
  const [only, ...others] = modes;
  // Where there are several modes, the page's styles move the machines.
  const shift = only !== undefined && others.length === 0 ? getShift(only) : 0;
  const at = forms[form];
  const traffic = (wiresOf: (mode: PlanMode) => Wire[]) =>
    sharedParts(modes, wiresOf).map(({ part, modes: names }) => (
      <PlanTraffic key={names} modes={names} wires={inForm(form, part)} />
    ));
  return (
    <>
      {modes.map((mode) => (
        <g key={mode} data-mode={mode}>
          <WideFrame form={form} mode={mode} content={content} />
        </g>
      ))}
      {traffic(modelLine)}
      <g data-part="single">
        {traffic(wideWires)}
        {sharedParts(modes, refusal).map(({ part, modes: names }) => (
          <PlanTraffic key={names} modes={names} refusal={{ ...part, y: at.toHeight(part.y) }} />
        ))}
      </g>
      {racks && <g data-part="racks">{traffic(rackWires)}</g>}
      <g data-part="shift" transform={shift === 0 ? undefined : `translate(${shift})`}>
        <PlanNode
          x={1104}
          y={at.gateway}
          width={152}
          height={72}
          kind="gateway"
          lines={content.gateway}
        />
        <g data-part="single">
          <PlanNode
            x={1104}
            y={at.inference}
            width={152}
            height={at.machine}
            kind="rack"
            lines={content.inference}
          />
          <PlanNode
            x={1104}
            y={at.data}
            width={152}
            height={at.machine}
            kind="store"
            lines={content.data}
          />
          <DrawingText x="1104" y={at.dataOut} text={content.dataOut} />
        </g>
        {racks && <Racks form={form} content={content} />}
      </g>
      <PlanNode x={664} y={at.agents} width={152} height={72} kind="agent" lines={content.agents} />
      {sharedParts(modes, spareMachine).map(({ part, modes: names }) => (
        <g key={names} data-mode={names}>
          <PlanNode
            x={448}
            y={at.agents}
            width={152}
            height={72}
            kind="plain"
            lines={content[part]}
          />
        </g>
      ))}
    </>
  );
}

/** What the cloud account has room for. */
export const spareMachine = (mode: PlanMode) => (mode === "hybrid" ? "burst" : "training");

const refusal = (mode: PlanMode) => ({
  from: 1256 + getShift(mode),
  to: wideFrames[mode].wall - 14,
  y: 528,
});

/** The walls of a mode with the gate in them, or the airlock. */
function WideFrame({ form, mode, content }: { form: Form; mode: PlanMode; content: PlanContent }) {
  const { frames, gateway } = forms[form];
  const frame = frames[mode];
  const { wall } = frame;
  // The middle of the gateway, in front of which the entrance stands.
  const y = gateway + 36;
  return (
    <>
      <PlanFrame frame={frame} content={content} />
      {frame.gate ? (
        <>
          <path d={`M${wall - 4} ${y - 26}h8v52h-8z`} fill="var(--surface)" />
          <path d={`M${wall - 11} ${y - 26}h22m0 52h-22`} className={styles.gate} />
        </>
      ) : (
        <>
          <path d={`M1282 ${y - 42}h74v84h-74`} fill="var(--surface)" className={styles.gate} />
          <path d={`M1290 ${y - 22}v44m60-44v44`} stroke="var(--ink)" strokeWidth="2" />
          <path d={`M1308 ${y - 12}h24v24h-24zm6 0v8h12v-8`} className={styles.wire} />
          <path
            d={`M4000 ${y}H1414m-13 10 6-20m2 20 6-20`}
            stroke="var(--ink3)"
            strokeWidth="1.75"
          />
        </>
      )}
    </>
  );
}

/** Three columns of four racks, and what they add up to. */
function Racks({ form, content }: { form: Form; content: PlanContent }) {
  const columns = [1000, 1092, 1184];
  const { top, pitch, height, servers, caption } = forms[form].racks;
  const id = `plan-rack-row-${form}`;
  return (
    <g data-part="racks">
      <g id={id}>
        <path
          d={columns.map((x) => `M${x} ${top}h76v${height}h-76z`).join("")}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
        <Servers racks={columns.map((x) => [x + 38, top + 12])} width={56} rows={servers} />
      </g>
      {[1, 2, 3].map((row) => (
        <use key={row} href={`#${id}`} y={pitch * row} />
      ))}
      <DrawingText x="1000" y={caption} text={content.capacity} />
      <DrawingText x="1260" y={caption} textAnchor="end" text={content.dataOut} />
    </g>
  );
}
