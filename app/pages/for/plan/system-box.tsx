import type { IndustrySystem } from "../../../content/landing-page.ts";
import { PlanNode } from "../../../sections/plan/plan-parts.tsx";
import plan from "../../../sections/plan/plan.module.css";
import { DrawingText } from "../../../ui/drawing-text.tsx";
import { industryPlanContent } from "./plan-content.ts";
import styles from "./industry-plan.module.css";

type SystemBoxProps = {
  system: IndustrySystem;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the wall of a zone has its gate. */
  gate: "right" | "top";
};

/** A system of the customer's own, by what it keeps: rows, films, files, or a zone with its own wall. */
export function SystemBox({ system: { name, text, mark }, gate, ...box }: SystemBoxProps) {
  if (mark === "zone") return <Zone name={name} text={text} gate={gate} {...box} />;
  const { x, y, width, height } = box;
  return (
    <>
      <PlanNode {...box} kind={mark === "store" ? "store" : "plain"} lines={[name, text]} />
      {mark === "films" && <Films x={x + 12} y={y + height - 38} width={width - 24} />}
      {mark === "files" && <Files x={x + 14} y={y + height - 34} width={width - 28} />}
    </>
  );
}

type Row = { x: number; y: number; width: number };

/** Five films, one of them looked at. */
function Films({ x, y, width }: Row) {
  const pitch = Math.min(35, width / 5);
  const at = [0, 1, 2, 3, 4].map((film) => x + film * pitch);
  return (
    <>
      <path
        d={at.map((left) => `M${left} ${y}h${pitch - 6}v26h${6 - pitch}z`).join("")}
        fill="var(--sunken)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <path d={`M${x + 2 * pitch + (pitch - 15) / 2} ${y + 8.5}h9v9h-9z`} fill="var(--signal)" />
    </>
  );
}

/** The backs of nine files, one of them pulled. */
function Files({ x, y, width }: Row) {
  const pitch = Math.min(19, width / 9);
  const back = (file: number) => `M${x + file * pitch} ${y}v26`;
  return (
    <>
      <path d={[0, 1, 2, 3, 4, 6, 7, 8].map(back).join("")} stroke="var(--ink)" strokeWidth="3" />
      <path d={back(5)} stroke="var(--signal)" strokeWidth="4" />
    </>
  );
}

type ZoneProps = Omit<SystemBoxProps, "system"> & Pick<IndustrySystem, "name" | "text">;

/** A zone with a wall of its own, whose gate stands where the wire comes. */
function Zone({ name, text, gate, x, y, width, height }: ZoneProps) {
  const [right, foot] = [x + width, y + height];
  const middle = gate === "right" ? y + height / 2 : x + width / 2;
  const wall =
    gate === "right"
      ? `M${right} ${middle - 12}V${y}H${x}V${foot}H${right}V${middle + 12}`
      : `M${middle - 12} ${y}H${x}V${foot}H${right}V${y}H${middle + 12}`;
  const posts =
    gate === "right"
      ? `M${right - 8} ${middle - 12}h16m0 24h-16`
      : `M${middle - 12} ${y - 8}v16m24 0v-16`;
  const cards = [0, 1, 2, 3].map((card) => `M${x + 14 + card * 30} ${foot - 34}h22v15h-22z`);
  return (
    <>
      <path d={wall} fill="var(--surface)" stroke="var(--wall)" strokeWidth="4" />
      <path d={posts} fill="var(--surface)" stroke="var(--wall)" strokeWidth="4" />
      <path d={cards.join("")} fill="var(--sunken)" stroke="var(--ink)" strokeWidth="1.25" />
      <DrawingText x={x + 14} y={y + 25} text={name} />
      <DrawingText x={x + 14} y={y + 42} data-part="note" className={plan.note} text={text} />
      {gate === "right" && (
        <g className={styles.roomy}>
          <DrawingText
            x={x + 4}
            y={foot + 25}
            data-part="note"
            className={plan.note}
            text={industryPlanContent.tokens}
          />
        </g>
      )}
    </>
  );
}
