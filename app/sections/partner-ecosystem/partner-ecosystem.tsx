import type { ComponentType } from "react";

import { ecosystemContent as content, type ProgramPart } from "../../content/ecosystem.ts";
import { Figure } from "../../ui/figure.tsx";
import { ApplyPart, GrowPart, OnboardPart, SellPart } from "./program-parts.tsx";
import drawing from "../../ui/line-drawing.module.css";
import styles from "./partner-ecosystem.module.css";

/** The window that shows one part alone, for phones. */
const windows: Record<ProgramPart, { viewBox: string; Part: ComponentType }> = {
  apply: { viewBox: "-2 32 358 240", Part: ApplyPart },
  onboard: { viewBox: "366 32 358 240", Part: OnboardPart },
  sell: { viewBox: "624 14 504 276", Part: SellPart },
  grow: { viewBox: "1020 32 330 282", Part: GrowPart },
};

const windowClasses: Record<ProgramPart, string | undefined> = {
  apply: styles.apply,
  onboard: styles.onboard,
  sell: styles.sell,
  grow: styles.grow,
};

/** The whole program in one drawing, from the form to the next customers, with the margin to scale. */
export function PartnerEcosystem() {
  return (
    <Figure source={content.source}>
      <svg
        viewBox="0 16 1344 300"
        role="img"
        aria-label={content.description}
        className={`${drawing.svg} fit-words ${styles.program} max-md:hidden`}
      >
        <ApplyPart />
        <OnboardPart />
        <GrowPart />
        <SellPart />
      </svg>
      <Margin />
    </Figure>
  );
}

type ProgramWindowProps = {
  part: ProgramPart;
  /** Text alternative, where the part stands alone. */
  description?: string;
};

/** One part of the drawing, beside the step it belongs to. */
export function ProgramWindow({ part, description }: ProgramWindowProps) {
  const { viewBox, Part } = windows[part];
  return (
    <svg
      viewBox={viewBox}
      {...(description === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": description })}
      className={`${drawing.svg} fit-words ${styles.window} ${windowClasses[part]}`}
    >
      <Part />
    </svg>
  );
}

/** What a customer pays, to scale: the partner's least share live, the rest up to the most hatched. */
function Margin() {
  const { whole, min, max, minPercent, maxPercent } = content.margin;
  // Custom properties, for which React has no type.
  const shares = { "--min": `${minPercent}%`, "--max": `${maxPercent}%` };
  return (
    <p className={`${styles.margin} mt-20px t-log`} style={shares}>
      <span className="text-ink2">{whole}</span>{" "}
      <span className={styles.max}>
        <b className="font-500">{max}</b>
      </span>{" "}
      <span className={styles.min}>
        <b className="font-500">{min}</b>
      </span>
    </p>
  );
}
