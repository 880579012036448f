import type { PlanMode } from "../content/plan.ts";

/** A mode's boundary, what is dashed around it, and where machines, models and the refusal are. */
type Plan = {
  walls: string;
  dashed?: string;
  /** How models come in. */
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

const plans: Record<PlanMode, Plan> = {
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
    live: "M0 75H84M144 75H204",
    packets: [
      [24, 75],
      [176, 75],
    ],
    rack: 84,
    store: 204,
  },
  "air-gapped": {
    walls: "M44 4H297V146H44ZM62 20H281V130H62ZM30 56H74M30 94H74M30 54V96",
    dashed: "M74 58V92",
    live: "M52 75H104M164 75H190",
    packets: [
      [10, 75],
      [84, 75],
    ],
    rack: 104,
    store: 190,
  },
};

/** A way to deploy as a small plan: models come in, a packet that tries to leave is stopped. */
export function ModeDrawing({ mode, description }: { mode: PlanMode; description: string }) {
  const { walls, dashed, live, packets: models, rack, store } = plans[mode];
  const refusal = store + 56;
  return (
    <svg
      viewBox="-1 0 302 150"
      role="img"
      aria-label={description}
      fill="none"
      className="w-full max-w-302px h-auto flex-none"
    >
      <path d="M60 16H288V134H60Z" fill="var(--surface)" />
      {dashed !== undefined && (
        <path d={dashed} stroke="var(--edge)" strokeWidth="1.25" strokeDasharray="6 5" />
      )}
      <path d={walls} stroke="var(--ink)" strokeWidth="4" className="mode-wall" />
      <path d={live} stroke="var(--signal)" strokeWidth="1.75" />
      <g fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.25">
        <path d={`M${rack} 40h60v70h-60zM${store} 46h56v58h-56z`} />
        <path d={`M${store} 82h56m-56 7h56m-56 7h56`} />
      </g>
      <path d={`M${rack + 8} 75h44`} stroke="var(--sunken)" strokeWidth="50" strokeDasharray="0" />
      <path
        d={models.map(([x, y]) => `M${x - 4} ${y - 4}h8v8h-8z`).join("")}
        fill="var(--signal)"
      />
      <path d={`M${refusal} 64h16`} stroke="var(--warn)" strokeWidth="1.75" strokeDasharray="4 4" />
      <path d={`M${refusal + 10} 58l12 12m0-12-12 12`} stroke="var(--warn)" strokeWidth="2.25" />
    </svg>
  );
}
