import type { EcosystemContent } from "../../content/ecosystem.ts";
import { Figure } from "../../ui/figure.tsx";
import { PlanNode, PlanRefusal } from "../plan/plan-parts.tsx";
import "./partner-ecosystem.css";

type PartnerEcosystemProps = { content: EcosystemContent };

/** Partners come in through gates of their own into the customer's boundary. It stands still. */
export function PartnerEcosystem({ content }: PartnerEcosystemProps) {
  return (
    <Figure source={content.source}>
      <Wide {...content} />
      <Tall {...content} />
    </Figure>
  );
}

const wall = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 4 };
const live = { fill: "none", stroke: "var(--signal)", strokeWidth: 1.75 };

const wideRows = [86, 176, 266];

/** 1344 × 280 units: partners left, the boundary right. */
function Wide({ description, partners, boundary, platform, data }: EcosystemContent) {
  return (
    <svg
      viewBox="0 24 1344 292"
      role="img"
      aria-label={description}
      className="ecosystem max-md:hidden"
    >
      <path {...wall} d="M640 66V34H1342V308H640V286M640 106V156M640 196V246" fill="none" />
      <path {...wall} d="M629 66h22M629 106h22M629 156h22M629 196h22M629 246h22M629 286h22" />
      <text x="664" y="58">
        {boundary}
      </text>
      <path {...live} d="M200 86H720V266H200M200 176H800M984 176H1080" />
      {partners.map(({ name, detail }, index) => (
        <PlanNode
          key={name}
          x={1}
          y={(wideRows[index] ?? 0) - 34}
          width={200}
          height={68}
          kind="plain"
          lines={[name, detail]}
        />
      ))}
      <PlanNode x={800} y={110} width={184} height={132} kind="rack" lines={[platform]} />
      <PlanNode x={1080} y={120} width={172} height={112} kind="store" lines={data} />
      <PlanRefusal from={1252} to={1318} y={196} />
      {/* Packets at rest. */}
      <path
        className="packet"
        d="M374 82h8v8h-8zM496 172h8v8h-8zM426 262h8v8h-8zM756 172h8v8h-8zM1028 172h8v8h-8z"
      />
    </svg>
  );
}

const tallRows = [26, 96, 166];
const tallGates = [330, 282, 234];

/** 358 × 508 units: partners stacked above the boundary, each line through its own gate in the top. */
function Tall({ description, partners, boundary, platform, data }: EcosystemContent) {
  return (
    <svg
      viewBox="0 0 358 508"
      role="img"
      aria-label={description}
      className="ecosystem-tall md:hidden"
    >
      <path
        {...wall}
        strokeWidth="3.5"
        fill="none"
        d="M221 232H4V504H354V232H343M317 232H295M269 232H247"
      />
      <path
        {...wall}
        strokeWidth="3.5"
        d={tallGates.map((x) => `M${x - 13} 224v16M${x + 13} 224v16`).join("")}
      />
      {tallGates.map((x, index) => (
        <path key={x} {...live} d={`M190 ${tallRows[index] ?? 0}H${x}V272`} />
      ))}
      <path {...live} d="M330 272H92V304M164 360H194" />
      {partners.map(({ name, detail }, index) => (
        <PlanNode
          key={name}
          x={1}
          y={(tallRows[index] ?? 0) - 25}
          width={190}
          height={50}
          kind="plain"
          lines={[name, detail]}
        />
      ))}
      {tallGates.map((x, index) => (
        <path key={x} className="packet" d={`M${x - 4} ${188 - index * 10}h8v8h-8z`} />
      ))}
      <PlanNode x={20} y={304} width={144} height={112} kind="rack" lines={[platform]} />
      <PlanNode x={194} y={304} width={144} height={112} kind="store" lines={data} />
      <path
        d="M266 416V470"
        fill="none"
        stroke="var(--warn)"
        strokeWidth="1.75"
        strokeDasharray="4 4"
      />
      <path d="m260 470 12 12m0-12-12 12" fill="none" stroke="var(--warn)" strokeWidth="2.25" />
      <text x="20" y="486">
        {boundary}
      </text>
    </svg>
  );
}
