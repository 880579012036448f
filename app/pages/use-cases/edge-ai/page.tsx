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
} from "./drawings/edge-benefits.tsx";
import {
  BeltDrawing,
  BlindDistanceDrawing,
  WakeWordDrawing,
} from "./drawings/edge-applications.tsx";
import { TallLatency } from "./drawings/latency-tall.tsx";
import { Latency } from "./drawings/latency.tsx";
import { ModelPipeline, TallModelPipeline } from "./drawings/model-pipeline.tsx";
import { TrueSpeed } from "./true-speed/true-speed.tsx";
import { edgeAiContent } from "./content.ts";
import { EdgeClosing } from "./edge-closing.tsx";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";
import styles from "./page.module.css";

/** `/use-cases/edge-ai`: response times on the device against those of a cloud. */
export function EdgeAiPage() {
  const { hero, latency, trueSpeed, challenge, platform, benefits, applications, closing } =
    edgeAiContent;
  return (
    <>
      <UseCaseHero {...hero} ctaId="edge-ai-hero" />
      <div className="page-width pb-56px">
        <Figure source={latency.source}>
          <Latency content={latency} className={styles.wide} />
          <TallLatency content={latency} className="sm:hidden" />
        </Figure>
      </div>
      <TrueSpeed content={trueSpeed} />
      <UseCaseChallenge {...challenge} />
      <UseCaseSection
        label={platform.label}
        headline={platform.headline}
        heights={[1679, 972, 981]}
      >
        <div className={`${styles.platform} md:col-span-4`}>
          <Figure source={platform.source}>
            <ModelPipeline content={platform.pipeline} className="max-md:hidden" />
            <TallModelPipeline content={platform.pipeline} className="md:hidden" />
          </Figure>
          <div className="max-sm:mt-40px md:mt-56px">
            <UseCaseCapabilities items={platform.capabilities} />
          </div>
        </div>
      </UseCaseSection>
      <UseCaseBenefits
        label={benefits.label}
        heights={[1483, 804, 871]}
        layout="cross"
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
      <EdgeClosing content={closing} />
    </>
  );
}
