import { platformBody } from "./static-content.ts";
import { KeyFigures, Sources } from "../../sections/key-figures.tsx";
import { PlatformArchitecture } from "./architecture.tsx";
import { PlatformProcess } from "./process-steps.tsx";
import { PlatformUseCases } from "./platform-use-cases.tsx";

/** All of the platform page that answers to nobody. */
export function PlatformBody() {
  const { impact, architecture, cases } = platformBody;
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
      <PlatformArchitecture {...architecture} />
      <PlatformUseCases {...cases} />
      <PlatformProcess />
    </>
  );
}
