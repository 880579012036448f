import type { ReactNode } from "react";

import type { Heights } from "../../ui/below.ts";
import { Section } from "../../ui/section.tsx";

type UseCaseSectionProps = {
  /** The section's heading, in mono in the first quarter. */
  label: string;
  /** A sentence beside it. */
  headline?: string | undefined;
  tone?: "surface" | "ground";
  /** Given where the section stands below the first screen. */
  heights?: Heights | undefined;
  /** Stands on the quarters below the headline: `md:col-span-4` for the full width. */
  children: ReactNode;
};

/** A part of a use case: its heading, a sentence over three quarters, and what follows. */
export function UseCaseSection({ label, headline, tone, heights, children }: UseCaseSectionProps) {
  return (
    <Section label={label} labelAs="h2" {...(tone && { tone })} heights={heights}>
      {headline !== undefined && (
        <p className="max-w-960px mb-40px text-balance md:col-span-3 md:mb-56px md:pl-24px t-d2">
          {headline}
        </p>
      )}
      {children}
    </Section>
  );
}
