import { aioiStaticContent } from "./static-content.ts";
import { Sources } from "../../sections/footnote-ref.tsx";
import { KeyFigures } from "../../sections/key-figures.tsx";
import { Architecture } from "./architecture.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import { PlatformUseCases } from "./platform-use-cases.tsx";

/** The part of `/aioi` that never hydrates. */
export function AioiStatic() {
  const { impact, architecture, cases } = aioiStaticContent;
  return (
    <>
      <section className="part border-t border-ink">
        <div className="page pt-40px pb-40px md:pb-48px">
          <h2 className="mb-20px t-lab text-ink3">{impact.label}</h2>
          <KeyFigures figures={impact.figures} />
          <p className="mt-8px t-src text-ink3">
            <Sources sources={impact.sources} />
          </p>
        </div>
      </section>
      <Architecture {...architecture} />
      <PlatformUseCases {...cases} />
      <ProcessSteps />
    </>
  );
}
