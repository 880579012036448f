import { edgeBody } from "./static-content.ts";
import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseCapabilities } from "../../../sections/use-case/use-case-capabilities.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { UseCaseSection } from "../../../sections/use-case/use-case-section.tsx";
import { Figure } from "../../../ui/figure.tsx";
import {
  BandwidthDrawing,
  FramesDrawing,
  OfflineDrawing,
  PrivacyDrawing,
} from "./figures/edge-benefits.tsx";
import {
  BeltDrawing,
  BlindDistanceDrawing,
  WakeWordDrawing,
} from "./figures/edge-applications.tsx";
import { TallLatency } from "./figures/latency-tall.tsx";
import { Latency } from "./figures/latency.tsx";
import { Pipeline, TallPipeline } from "./figures/model-pipeline.tsx";

/** All of the edge page that answers to nobody. */
export function EdgeAiBody() {
  const { latency, challenge, platform, benefits, applications } = edgeBody;
  return (
    <>
      <div className="page pb-64px">
        <Figure source={latency.source}>
          {/* Out of sight and not out of the page, or its movement would begin again with every turn. */}
          <Latency
            words={latency}
            className="max-sm:invisible max-sm:h-0 max-sm:overflow-hidden!"
          />
          <TallLatency words={latency} className="sm:hidden" />
        </Figure>
      </div>
      <UseCaseChallenge {...challenge} />
      <UseCaseSection label={platform.label} headline={platform.headline}>
        <div className="md:col-span-4 sm:max-md:grid sm:max-md:grid-cols-[288px_1fr] gap-x-48px">
          <Figure source={platform.source}>
            <Pipeline words={platform.pipeline} className="max-md:hidden" />
            <TallPipeline words={platform.pipeline} className="md:hidden" />
          </Figure>
          <div className="mt-40px sm:max-md:mt-0 md:mt-56px">
            <UseCaseCapabilities items={platform.capabilities} />
          </div>
        </div>
      </UseCaseSection>
      <UseCaseBenefits
        label={benefits.label}
        proportions="cross"
        source={benefits.source}
        items={[
          { ...benefits.latency, drawing: <FramesDrawing {...benefits.latency.drawing} /> },
          { ...benefits.bandwidth, drawing: <BandwidthDrawing {...benefits.bandwidth.drawing} /> },
          { ...benefits.privacy, drawing: <PrivacyDrawing {...benefits.privacy.drawing} /> },
          { ...benefits.offline, drawing: <OfflineDrawing {...benefits.offline.drawing} /> },
        ]}
      />
      <UseCaseApplications
        label={applications.label}
        source={applications.source}
        items={[
          {
            ...applications.devices,
            drawing: <WakeWordDrawing {...applications.devices.drawing} />,
          },
          {
            ...applications.manufacturing,
            drawing: <BeltDrawing {...applications.manufacturing.drawing} />,
          },
          {
            ...applications.vehicles,
            drawing: <BlindDistanceDrawing {...applications.vehicles.drawing} />,
          },
        ]}
      />
    </>
  );
}
