import type { Industry } from "../../../content/landing-page.ts";
import { script } from "../../../islands/script.ts";
import packets from "../../../sections/plan/packets.script.ts";
import { type Wire, wire } from "../../../sections/plan/plan-geometry.ts";
import { PlanNode, PlanTraffic } from "../../../sections/plan/plan-parts.tsx";
import plan from "../../../sections/plan/plan.module.css";
import { DrawingText } from "../../../ui/drawing-text.tsx";
import { inShort, industryPlanContent } from "./plan-content.ts";
import { box, room } from "./strokes.ts";
import { SystemBox } from "./system-box.tsx";
import { Port } from "./wide-plan.tsx";
import styles from "./industry-plan.module.css";

const wires: readonly Wire[] = [
  wire([274, 0, 274, 339], [274, 29, 274, 325]),
  wire([198, 283, 100, 283, 100, 191], [100, 239]),
  wire([110, 431, 110, 403], [110, 417]),
  wire([274, 431, 274, 403]),
];

/** The same plan for narrow screens, 390 × 664, top to bottom. */
export function IndustryTallPlan({ plan: words }: Pick<Industry, "plan">) {
  const { systems, interfaceName, desks, signature } = words;
  return (
    <svg
      viewBox="0 0 390 664"
      aria-hidden="true"
      {...script(packets, "rest")}
      className={`${plan.tall} ${styles.tall} lg:hidden`}
    >
      <path d="M16 63H374V639H16Z" fill="var(--surface)" className={plan.wall} />
      <path d="M250 59h48v8h-48z" fill="var(--surface)" />
      <path d="M250 54v18m48 0V54" className={plan.gate} />
      <DrawingText x="16" y="51" text={words.place} />
      <DrawingText x="290" y="28" text={industryPlanContent.modelsIn} />
      <PlanTraffic wires={wires} refusal={{ from: 350, to: 362, y: 283 }} />
      <PlanNode
        x={32}
        y={91}
        width={141}
        height={100}
        kind="store"
        lines={industryPlanContent.log}
      />
      <PlanNode
        x={198}
        y={91}
        width={152}
        height={58}
        kind="gateway"
        lines={industryPlanContent.gateway}
      />
      <PlanNode
        x={198}
        y={159}
        width={152}
        height={80}
        kind="rack"
        lines={industryPlanContent.inference}
      />
      <PlanNode
        x={198}
        y={255}
        width={152}
        height={56}
        kind="agent"
        lines={[industryPlanContent.agents, inShort(words.agents)]}
      />
      <path d="M32 339h318v64H32z" {...box} />
      <DrawingText x="44" y="360" text={interfaceName} />
      {words.ports.map((name, index) => (
        <Port key={name} name={name} x={44 + index * 101} y={370} width={92} />
      ))}
      {systems.map(({ name, text, mark }, index) => (
        <SystemBox
          key={name}
          system={{ name, text: inShort(text), mark }}
          x={index === 0 ? 32 : 198}
          y={431}
          width={index === 0 ? 154 : 152}
          height={92}
          gate="top"
        />
      ))}
      <path d="M32 546h318v74H32z" {...room} />
      <DrawingText x="44" y="567" text={desks.map(({ name }) => name).join(", ")} />
      <DrawingText x="44" y="585" data-part="note" className={plan.note} text={signature} />
      <DrawingText x="44" y="608" text={`${words.stays} out: 0 bytes`} />
    </svg>
  );
}
