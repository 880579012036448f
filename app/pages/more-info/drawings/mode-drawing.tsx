import type { PlanMode } from "../../../content/plan.ts";
import { Servers } from "../../../sections/plan/plan-parts.tsx";
import styles from "../page.module.css";

/** A mode's boundary, what is dashed around it, and where machines, models and the refusal are. */
type Plan = {
  walls: string;
  /** What the walls enclose, where it is no plain rectangle. */
  floor?: string;
  dashed?: string;
  /** A machine of ours, on which the boundary is a room. */
  machine?: string;
  /** The line of the incoming models. */
  live: string;
  packets: readonly (readonly [number, number])[];
  rack: number;
  store: number;
};

const room = "M60 58V16H288V134H60V92M48 58h24M48 92h24";
const inbound = "M0 75H104M164 75H196";
const packets = [
  [24, 75],
  [84, 75],
] as const;

/** The places to run: our machines, and the four ways to deploy on yours. */
type Place = "ours" | PlanMode;

const plans: Record<Place, Plan> = {
  ours: {
    walls: room,
    machine: "M32 3H300V147H32Z",
    live: inbound,
    packets,
    rack: 104,
    store: 196,
  },
  cloud: {
    walls: room,
    dashed: "M36 3H297V147H36Z",
    live: inbound,
    packets,
    rack: 104,
    store: 196,
  },
  "on-premise": { walls: room, live: inbound, packets, rack: 104, store: 196 },
  hybrid: {
    walls: "M60 58V16H160V62H192V16H288V134H192V88H160V134H60V92M48 58h24M48 92h24",
    floor: "M60 16h100v46h32v-46h96v118h-96v-46h-32v46h-100z",
    live: "M0 75H82M142 75H200",
    packets: [
      [24, 75],
      [176, 75],
    ],
    rack: 82,
    store: 200,
  },
  "air-gapped": {
    walls: "M44 56V4H297V146H44V94M62 56V20H281V130H62V94M62 56H28V94H62",
    floor: "M62 20H281V130H62V92H30V58H62Z",
    live: "M46 75H104M164 75H190",
    packets: [
      [8, 75],
      [46, 75],
    ],
    rack: 104,
    store: 190,
  },
};

/** A way to deploy as a small plan: models come in, a packet that tries to leave is stopped. */
export function ModeDrawing({ mode, description }: { mode: Place; description: string }) {
  const {
    walls,
    floor = "M60 16H288V134H60Z",
    dashed,
    machine,
    live,
    packets: models,
    rack,
    store,
  } = plans[mode];
  const refusal = store + 56;
  return (
    <svg
      viewBox="-1 0 302 150"
      role="img"
      aria-label={description}
      fill="none"
      className={styles.drawing}
    >
      {machine !== undefined && (
        <path d={machine} fill="var(--sunken)" stroke="var(--ink)" strokeWidth="1.25" />
      )}
      <path d={floor} fill="var(--surface)" />
      {dashed !== undefined && (
        <path d={dashed} stroke="var(--edge)" strokeWidth="1.25" strokeDasharray="6 5" />
      )}
      <path d={walls} stroke="var(--wall)" strokeWidth="4" className={styles.wall} />
      <path d={live} stroke="var(--signal)" strokeWidth="1.75" />
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25">
        <path d={`M${rack} 40h60v70h-60zM${store} 46h56v58h-56z`} />
        <path d={`M${store} 82h56m-56 7h56m-56 7h56`} />
      </g>
      <Servers racks={[[rack + 30, 49]]} width={44} rows={6} />
      <path
        d={models.map(([x, y]) => `M${x - 4} ${y - 4}h8v8h-8z`).join("")}
        fill="var(--signal)"
      />
      <path d={`M${refusal} 64h16`} stroke="var(--warn)" strokeWidth="1.75" strokeDasharray="4 4" />
      <path d={`M${refusal + 10} 58l12 12m0-12-12 12`} stroke="var(--warn)" strokeWidth="2.25" />
    </svg>
  );
}
