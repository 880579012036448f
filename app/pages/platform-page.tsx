import { Hydrate } from "@tanstack/react-start";

import { platformWords } from "../content/platform.ts";
import { LeadOpener } from "../leads/lead-opener.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import { KeyFigures, Sources } from "../sections/key-figures.tsx";
import "../sections/link-row.css";
import { buttonClass } from "../ui/button.tsx";
import { asDrawn } from "../ui/as-drawn.tsx";
import { PlatformArchitecture } from "./platform-architecture.tsx";
import "./platform-layers.css";
import { PlatformProcess } from "./platform-process.tsx";
import "./platform-process.css";
import { PlatformUseCases } from "./platform-use-cases.tsx";

/** `/aioi`: what the platform brings, its three layers, what it solves and how it is set up. */
export function PlatformPage() {
  const { headline, lead, start, impact, architecture, cases, band } = platformWords;
  return (
    <>
      <div className="page quarters items-start gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
        <h1 className="md:col-span-3 t-d1p">
          {headline[0]}
          <br />
          {headline[1]} <br className="sm:hidden" />
          {headline[2]}
        </h1>
        <div className="inset">
          <p className="t-lead text-ink2">{lead}</p>
          <p className="mt-20px">
            <LeadOpener
              dialog="getStarted"
              opener="platform-hero"
              className={buttonClass({ variant: "primary" })}
            >
              {start}
            </LeadOpener>
          </p>
        </div>
      </div>
      {/* Nothing here answers to script: the browser keeps what the Worker drew and fetches no code. */}
      <Hydrate when={asDrawn}>
        <section className="border-t border-ink">
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
      </Hydrate>
      <ClosingBand {...band} opener="platform-band" />
    </>
  );
}
