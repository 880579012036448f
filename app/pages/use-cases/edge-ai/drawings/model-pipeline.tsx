import { DrawingText } from "../../../../ui/drawing-text.tsx";
import type { edgeAiContent } from "../content.ts";
import {
  Drawing,
  knockedOutClass,
  noteClass,
  Packet,
  Refusal,
} from "../../../../sections/drawing-parts.tsx";
import { PlanNode } from "../../../../sections/plan/plan-parts.tsx";
import styles from "./model-pipeline.module.css";

type Content = (typeof edgeAiContent)["platform"]["pipeline"];

const kinds = ["plain", "gateway", "plain", "plain", "agent"] as const;
const wall = { stroke: "var(--wall)", strokeWidth: 4 };
const live = { stroke: "var(--signal)", strokeWidth: 1.75 };
const back = { ...live, strokeDasharray: "2 5" };
const refused = { stroke: "var(--warn)", strokeWidth: 1.75, strokeDasharray: "4 4" };

/**
 * From the catalog to the sensor. Machines keep their size and the lines between them stretch: 0 to
 * 100 % are the left edges of the first and the last machine, and the rest is measured from those.
 */
export function ModelPipeline({ content, className }: { content: Content; className: string }) {
  return (
    <div className={`${styles.pipeline} ${className}`}>
      <Drawing description={content.description} height={248}>
        <line x2="100%" y1="84" y2="84" {...live} />
        <svg x="72">
          <line x2="75%" y1="192" y2="192" {...back} />
          <path d="M0 192V120" {...back} />
          <DrawingText x="20" y="182" className={knockedOutClass} text={content.back} />
          <svg x="12.5%">
            <Packet x={0} y={84} />
          </svg>
          <svg x="37.5%">
            <Packet x={0} y={84} />
            <Packet x={0} y={192} />
          </svg>
          <svg x="87.5%">
            <Packet x={0} y={84} />
          </svg>
        </svg>
        <svg x="50%">
          <Packet x={154} y={84} />
        </svg>
        <line x1="75%" x2="100%" y1="14" y2="14" {...wall} />
        <line x1="75%" x2="100%" y1="240" y2="240" {...wall} />
        <svg x="75%">
          <path
            d="M20 14H-24V58M-35 58h22M-35 110h22M-24 110V168M-35 168h22M-35 216h22M-24 216V240H20"
            {...wall}
          />
          <path d="M72 192V120" {...back} />
          <DrawingText x="-8" y="33" text={content.device} />
        </svg>
        <svg x="100%">
          <path d="M-20 14H176V240H-20" {...wall} />
          <path d="M72 120V168H142" {...refused} />
          <Refusal x={152} y={168} />
          <DrawingText x="162" y="196" textAnchor="end" text={content.refused} />
        </svg>
        {content.nodes.map((node, index) => (
          <svg key={node[0]} x={`${index * 25}%`}>
            <PlanNode
              x={0}
              y={48}
              width={144}
              height={72}
              kind={kinds[index] ?? "plain"}
              lines={node}
            />
          </svg>
        ))}
      </Drawing>
    </div>
  );
}

/** The same for phones, 288 px wide, top to bottom. */
export function TallModelPipeline({ content, className }: { content: Content; className: string }) {
  const heights = [2, 94, 186, 306, 398];
  return (
    <Drawing description={content.description} width={288} height={520} className={className}>
      <path d="M88 40V420" {...live} />
      {[76, 168, 292, 380].map((y) => (
        <Packet key={y} x={88} y={y - (y === 292 ? 32 : 0)} />
      ))}
      <path d="M184 338V34H160M184 338H160" {...back} />
      <Packet x={184} y={230} />
      {content.backLines.map((line, index) => (
        <DrawingText key={line} x="198" y={92 + index * 17} className={noteClass} text={line} />
      ))}
      <path
        d="M62 278H2V518H286V278H210M114 278H160M62 267v22M114 267v22M160 267v22M210 267v22"
        {...wall}
      />
      <path d="M160 430H252" {...refused} />
      <Refusal x={262} y={430} />
      <DrawingText x="268" y="456" textAnchor="end" className={noteClass} text={content.refused} />
      <DrawingText x="16" y="500" text={content.device} />
      {content.nodes.map((node, index) => (
        <PlanNode
          key={node[0]}
          x={16}
          y={heights[index] ?? 0}
          width={144}
          height={64}
          kind={kinds[index] ?? "plain"}
          lines={node}
        />
      ))}
    </Drawing>
  );
}
