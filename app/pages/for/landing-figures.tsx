import type { LandingBlock } from "../../content/landing-page.ts";
import { KeyNumbers } from "../../sections/key-numbers.tsx";
import { landingContent } from "./content.ts";

type LandingFiguresProps = Extract<LandingBlock, { kind: "figures" }>;

/** Two to four numbers, each with what it counts, and where they come from. */
export function LandingFigures({ figures, source, link }: LandingFiguresProps) {
  return (
    <section aria-label={landingContent.figures} className="border-t border-ink">
      <div className="page-width pt-24px pb-32px md:pt-40px md:pb-40px">
        <KeyNumbers numbers={figures} layout="columns" />
        <p className="mt-8px t-source text-ink3">
          {source}
          {link && (
            <>
              {" "}
              <a href={link.href} className="underline">
                {link.label}
              </a>
              .
            </>
          )}
        </p>
      </div>
    </section>
  );
}
