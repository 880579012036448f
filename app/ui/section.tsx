import type { ReactNode } from "react";

import { below, type Heights } from "./below.ts";
import styles from "./section.module.css";

type SectionProps = {
  /** Mono text in the first quarter. */
  label: ReactNode;
  /** `h2` where the label is the section's heading. */
  labelAs?: "p" | "h2";
  /** Alternate sections stand on the ground, with an ink rule where it changes. */
  tone?: "surface" | "ground";
  id?: string;
  /** Given where the section stands below the first screen. */
  heights?: Heights | undefined;
  children: ReactNode;
};

/**
 * A section of a page: rule, padding, the label in quarter 1 and whatever follows on the grid. The rule
 * is ink below a headline and where the ground changes, and a hairline between sections of one ground.
 */
export function Section({
  label,
  labelAs: Label = "p",
  tone = "surface",
  id,
  heights,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      {...(heights && below(heights))}
      className={`${styles.section} ${tone === "ground" ? styles.ground : styles.surface}`}
    >
      <div className="relative page-width quarters pt-56px pb-72px md:py-96px">
        <Label className="t-caption text-ink3 max-md:mb-24px md:pt-12px">{label}</Label>
        {children}
      </div>
    </section>
  );
}
