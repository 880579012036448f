import type { ReactNode } from "react";

type NodeProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: "gateway" | "rack" | "store" | "agent" | "plain";
  /** A name, and what it does in a second line. */
  words: readonly string[];
};

/** A machine in a plan: a rectangle, its name, and one mark that says its kind. */
export function PlanNode({ x, y, width, height, kind, words: [name, detail] }: NodeProps) {
  const left = x + (kind === "gateway" ? 18 : 12);
  return (
    <>
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}z${marks[kind]?.(x, y, width, height) ?? ""}`}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      {kind === "rack" && <Rack x={x + 12} y={y + 32} width={width - 24} bottom={y + height - 8} />}
      <text x={left} y={y + 21}>
        {name}
      </text>
      {detail !== undefined && (
        <PlanNote x={left} y={y + 38}>
          {detail}
        </PlanNote>
      )}
    </>
  );
}

/** Strokes that tell the kinds apart, drawn in one path with the rectangle. */
const marks: Partial<
  Record<NodeProps["kind"], (x: number, y: number, width: number, height: number) => string>
> = {
  gateway: (x, y, _, height) => `M${x + 6} ${y}v${height}`,
  agent: (x, y, width) => `M${x + width - 14} ${y}v14h14`,
  store: (x, y, width, height) =>
    [8, 15, 22].map((up) => `M${x} ${y + height - up}h${width}`).join(""),
};

type RackProps = { x: number; y: number; width: number; bottom: number };

/** Servers in a rack, each with a lamp; two of three are live. */
function Rack({ x, y, width, bottom }: RackProps) {
  const tops = Array.from({ length: Math.floor((bottom - y) / 9) }, (_, index) => y + index * 9);
  const lamps = (live: boolean) =>
    tops
      .filter((_, index) => (index % 3 !== 1) === live)
      .map((top) => `M${x + width - 3} ${top + 1}h3v3h-3z`)
      .join("");
  return (
    <>
      <path
        d={tops.map((top) => `M${x} ${top}h${width - 6}v5h${6 - width}z`).join("")}
        fill="var(--sunken)"
      />
      <path d={lamps(true)} fill="var(--signal)" />
      <path d={lamps(false)} fill="var(--ink3)" />
    </>
  );
}

/** Secondary words in a plan. */
export function PlanNote({
  x,
  y,
  anchor,
  children,
}: {
  x: number;
  y: number;
  anchor?: "middle";
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} className="fill-ink3! text-12px">
      {children}
    </text>
  );
}

/** A wall: what is inside it is the visitor's own. `width` is 4 units, 3.5 on phones. */
export function PlanWall({ d, width = 4 }: { d: string; width?: number }) {
  return <path d={d} fill="var(--surface)" stroke="var(--ink)" strokeWidth={width} />;
}

/** Live lines, with a packet at each point. */
export function PlanWires({
  d,
  packets,
}: {
  d: string;
  packets: readonly (readonly [number, number])[];
}) {
  return (
    <>
      <path d={d} fill="none" stroke="var(--signal)" strokeWidth="1.75" />
      <path
        d={packets.map(([x, y]) => `M${x - 4} ${y - 4}h8v8h-8z`).join("")}
        fill="var(--signal)"
      />
    </>
  );
}

/** Data that tried to leave: a dashed line that ends in a cross before the wall. */
export function PlanRefusal({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <>
      <path
        d={`M${from} ${y}H${to - 2}`}
        stroke="var(--warn)"
        strokeWidth="1.75"
        strokeDasharray="4 4"
      />
      <path
        d={`M${to - 4} ${y - 6}l12 12m0-12-12 12`}
        stroke="var(--warn)"
        strokeWidth="2.25"
        fill="none"
      />
    </>
  );
}
