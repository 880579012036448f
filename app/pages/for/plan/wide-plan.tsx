import type { Industry } from "../../../content/landing-page.ts";
import { planContent } from "../../../content/plan.ts";
import { script } from "../../../islands/script.ts";
import packets from "../../../sections/plan/packets.script.ts";
import { type Wire, wire } from "../../../sections/plan/plan-geometry.ts";
import { PlanNode, PlanTraffic } from "../../../sections/plan/plan-parts.tsx";
import plan from "../../../sections/plan/plan.module.css";
import { DrawingText } from "../../../ui/drawing-text.tsx";
import { inTwoLines, industryPlanContent } from "./plan-content.ts";
import { box, room } from "./strokes.ts";
import { SystemBox } from "./system-box.tsx";
import styles from "./industry-plan.module.css";

/** Where the ports stand, and where the wires of the outer two reach the agents. */
const ports = [492, 566, 640] as const;

/** The tops of the desks. */
const desks = [500, 588, 676] as const;

/** From the agents through the middle port to a desk. */
const answer = (top: number, rest?: number[]) =>
  wire([1052, 434, 1026, 434, 1026, 566, 520, 566, 520, top + 30, 296, top + 30], rest);

const read = (port: number, bus: number, agents: number, rest: number[]) =>
  wire([800, port, bus, port, bus, agents, 1052, agents], rest);

/** Packets travel in the order of the points; one that lies on several wires takes the last. */
const wires: readonly Wire[] = [
  wire([4000, 150, 1640, 150]),
  wire([1640, 150, 1236, 150], [1376, 150]),
  wire([1144, 182, 1144, 372], [1144, 204, 1144, 347]),
  wire([1144, 446, 1144, 520]),
  read(ports[0], 996, 400, [834, 492, 996, 446]),
  read(ports[2], 1006, 418, [834, 640]),
  answer(desks[1]),
  answer(desks[0], [420, 530]),
  answer(desks[2], [1026, 520, 700, 566, 460, 706]),
];

/** The plan of an industry, 1440 × 800: its left half is empty for the headline. */
export function IndustryWidePlan({ plan: words }: Pick<Industry, "plan">) {
  const { systems, interfaceName, register, outside } = words;
  return (
    <svg
      viewBox="0 0 1440 800"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={`${plan.wide} max-lg:hidden`}
    >
      <path d="M48 48H1300V752H48Z" fill="var(--surface)" className={plan.wall} />
      <path d="M1296 122h8v56h-8z" fill="var(--surface)" />
      <path d="M1289 122h22m0 56h-22" className={plan.gate} />
      <path d="M1016 80H1256V720H1016Z" {...room} />
      <DrawingText x="48" y="34" text={words.place} />
      <DrawingText
        x="1028"
        y="102"
        data-part="note"
        className={plan.note}
        text={industryPlanContent.serverRoom}
      />
      <DrawingText x="1322" y="114" className={plan.outside} text={planContent.modelsIn} />
      <DrawingText
        x="1322"
        y="198"
        className={`${plan.note} ${plan.outside}`}
        text={industryPlanContent.signedOnly}
      />
      <PlanTraffic wires={wires} refusal={{ from: 1236, to: 1282, y: 580 }} />
      <Desks words={words} />
      {systems.map((system, index) => (
        <SystemBox
          key={system.name}
          system={system}
          x={600}
          y={index === 0 ? 442 : 590}
          width={200}
          height={100}
          gate="right"
        />
      ))}
      <path d="M856 372h112v348h-112z" {...box} />
      {inTwoLines(interfaceName).map((line, index) => (
        <DrawingText key={line} x="868" y={394 + index * 17} text={line} />
      ))}
      <DrawingText
        x="868"
        y="430"
        data-part="note"
        className={plan.note}
        text={industryPlanContent.yours}
      />
      {words.ports.map((name, index) => (
        <Port key={name} name={name} x={868} y={(ports[index] ?? 0) - 11} width={88} />
      ))}
      <PlanNode
        x={1052}
        y={118}
        width={184}
        height={64}
        kind="gateway"
        lines={industryPlanContent.gateway}
      />
      <PlanNode
        x={1052}
        y={226}
        width={184}
        height={96}
        kind="rack"
        lines={industryPlanContent.inference}
      />
      {register !== null && (
        <>
          <path d="M1080 334h128v26h-128z" {...box} />
          <DrawingText x="1144" y="351" className={styles.centered} text={register} />
        </>
      )}
      <g className={styles.roomy}>
        <PlanNode
          x={1052}
          y={372}
          width={184}
          height={74}
          kind="agent"
          lines={[industryPlanContent.agents, words.agents]}
        />
      </g>
      <PlanNode
        x={1052}
        y={520}
        width={184}
        height={104}
        kind="store"
        lines={industryPlanContent.log}
      />
      <DrawingText x="1052" y="654" text={`${words.stays} out: 0 bytes`} />
      {outside !== null && <Sheet lines={outside} />}
    </svg>
  );
}

type DesksProps = { words: Industry["plan"] };

/** Where answers arrive: each has a check, because a person signs. */
function Desks({ words: { desks: rooms, signature } }: DesksProps) {
  return (
    <>
      {rooms.map(({ name, text }, index) => {
        const y = desks[index] ?? 0;
        return (
          <g key={name}>
            <path d={`M96 ${y}h200v60H96z`} {...room} />
            <path
              d={`m268 ${y + 22} 6 7 12-14`}
              fill="none"
              stroke="var(--ink)"
              strokeWidth="1.75"
            />
            <DrawingText x="108" y={y + 25} text={name} />
            <DrawingText x="108" y={y + 43} data-part="note" className={plan.note} text={text} />
          </g>
        );
      })}
      <DrawingText x="312" y="582" data-part="note" className={plan.note} text={signature} />
    </>
  );
}

type PortProps = { name: string; x: number; y: number; width: number };

/** A port of the interface: its protocol on a band. */
export function Port({ name, x, y, width }: PortProps) {
  return (
    <>
      <path d={`M${x} ${y}h${width}v22h${-width}z`} fill="var(--sunken)" />
      <DrawingText x={x + width / 2} y={y + 15.5} className={styles.centered} text={name} />
    </>
  );
}

/** A sheet of paper outside the wall, signed. */
function Sheet({ lines: [first, second] }: { lines: readonly [string, string] }) {
  return (
    <g data-part="sheet">
      <path d="M1326 560h102v112h-102z" {...box} />
      <path d="M1338 612h74m-74 12h74m-74 12h46" stroke="var(--edge)" strokeWidth="1.25" />
      <path d="M1338 652q6-10 9-4t6-1 8-1 9-1" className={plan.wire} />
      <DrawingText x="1338" y="582" text={first} />
      <DrawingText x="1338" y="598" data-part="note" className={plan.note} text={second} />
    </g>
  );
}
