import type { ReactNode } from "react";

import { below, type Heights } from "../../ui/below.ts";
import styles from "./trust-section.module.css";
import flood from "../../sections/flood.module.css";

type TrustSectionProps = {
  /** Of `sections`, from 1 on. */
  number: number;
  id: string;
  label: string;
  headline: ReactNode;
  /** Beside the headline. */
  lead?: ReactNode;
  /** Larger where the section is the page's own drawing or its answer, smaller where nothing is shown. */
  size?: keyof typeof sizes;
  tone?: "surface" | "ground" | "flood";
  /** Given where the section stands below the first screen. */
  heights?: Heights | undefined;
  children?: ReactNode;
};

const sizes = { d1: "t-d1", d2: "t-d2", d3: "t-d3" };

const tones = {
  surface: "border-t border-ink",
  ground: "bg-ground border-t border-ink",
  flood: flood.flood,
};

/** A numbered section: the label in the first quarter, the headline beside it, the rest below. */
export function TrustSection(section: TrustSectionProps) {
  const {
    number,
    id,
    label,
    headline,
    lead,
    size = "d2",
    tone = "surface",
    heights,
    children,
  } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-headline`}
      {...(heights && below(heights))}
      className={tones[tone]}
    >
      <div className={`page-width ${size === "d3" ? "py-32px" : "py-56px md:py-96px"}`}>
        <div className={`${styles.title} ${lead === undefined ? "" : styles.withLead}`}>
          <p
            className={`${styles.label} mb-16px wide:m-0 t-caption ${tone === "flood" ? "" : "text-ink3"}`}
          >
            <span>{number}</span> <span>{label}</span>
          </p>
          <h2 id={`${id}-headline`} className={sizes[size]}>
            {headline}
          </h2>
          {lead !== undefined && (
            <p className="mt-16px wide:self-end wide:m-0 wide:pl-24px t-lead text-ink2">{lead}</p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
