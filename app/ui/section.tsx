import type { ReactNode } from "react";

type SectionProps = {
  /** Mono text in the first quarter. */
  label: ReactNode;
  /** `h2` where the label is the section's heading. */
  labelAs?: "p" | "h2";
  /** Alternate sections stand on the ground, with an ink rule where it changes. */
  tone?: "surface" | "ground";
  /** Draws the lines between the quarters. What spans one stands on the section's own color. */
  rails?: boolean;
  id?: string;
  children: ReactNode;
};

/**
 * A section of a page: rule, padding, the label in quarter 1 and whatever follows on the grid. The rule
 * is ink below a headline and where the ground changes, and a hairline between sections of one ground:
 * between two that are marked as a `part`.
 */
export function Section({
  label,
  labelAs: Label = "p",
  tone = "surface",
  rails = false,
  id,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={`part relative border-t border-ink ${tone === "ground" ? "z-1 bg-ground border-b -mb-1px" : "[.part+&]:border-line"}`}
    >
      {rails && (
        <div aria-hidden="true" className="page-width absolute inset-0 quarters max-md:hidden">
          <i />
          <i className="border-l border-line" />
          <i className="border-l border-line" />
          <i className="border-l border-line" />
        </div>
      )}
      <div className="relative page-width quarters pt-64px pb-72px md:pt-96px md:pb-112px">
        <Label className="t-caption text-ink3 max-md:mb-24px md:pt-12px">{label}</Label>
        {children}
      </div>
    </section>
  );
}
