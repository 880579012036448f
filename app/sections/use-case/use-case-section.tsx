import type { ReactNode } from "react";

import { Section } from "../../ui/section.tsx";
import styles from "./use-case-section.module.css";

type UseCaseSectionProps = {
  /** The section's heading, in mono in the first quarter. */
  label: string;
  /** A sentence beside it. */
  headline?: string | undefined;
  tone?: "surface" | "ground";
  /** Stands on the quarters below the headline: `md:col-span-4` for the full width. */
  children: ReactNode;
};

/** A part of a use case: its heading, a sentence over three quarters, and what follows. */
export function UseCaseSection({ label, headline, tone, children }: UseCaseSectionProps) {
  return (
    <Section label={label} labelAs="h2" {...(tone && { tone })}>
      {headline !== undefined && <p className={`${styles.headline} t-d2`}>{headline}</p>}
      {children}
    </Section>
  );
}
