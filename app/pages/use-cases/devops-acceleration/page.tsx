import { UseCaseApplications } from "../../../sections/use-case/use-case-applications.tsx";
import { UseCaseBenefits } from "../../../sections/use-case/use-case-benefits.tsx";
import { UseCaseChallenge } from "../../../sections/use-case/use-case-challenge.tsx";
import { Figure } from "../../../ui/figure.tsx";
import {
  BranchDrawing,
  EnvironmentsDrawing,
  ReplicasDrawing,
} from "./drawings/devops-applications.tsx";
import {
  CostDrawing,
  RollbackDrawing,
  ScaleDrawing,
  SpeedDrawing,
} from "./drawings/devops-benefits.tsx";
import { DevopsPlatform } from "./devops-platform.tsx";
import { Rollout } from "./drawings/rollout.tsx";
import { devopsAccelerationContent } from "./content.ts";
import { DevopsClosing } from "./devops-closing.tsx";
import { UseCaseHero } from "../../../sections/use-case/use-case-hero.tsx";

/** `/use-cases/devops-acceleration`: from a commit to all of the traffic, in steps. */
export function DevopsAccelerationPage() {
  const { hero, rollout, challenge, platform, benefits, applications, closing } =
    devopsAccelerationContent;
  const { prototype, production, environments } = applications;
  const { speed, rollback, scale, cost } = benefits;
  return (
    <>
      <UseCaseHero {...hero} ctaId="devops-hero" />
      <div className="page-width pb-56px">
        <Figure source={rollout.source}>
          <Rollout content={rollout} />
          <p className="sm:hidden mt-16px t-caption">{rollout.budget}</p>
        </Figure>
      </div>
      <UseCaseChallenge {...challenge} />
      <DevopsPlatform {...platform} />
      <UseCaseBenefits
        label={benefits.label}
        heights={[1418, 1397, 836]}
        layout="lead"
        source={benefits.source}
        items={[
          { ...speed, drawing: <SpeedDrawing {...speed.drawing} /> },
          { ...rollback, drawing: <RollbackDrawing {...rollback.drawing} /> },
          { ...scale, drawing: <ScaleDrawing {...scale.drawing} /> },
          { ...cost, drawing: <CostDrawing {...cost.drawing} /> },
        ]}
      />
      <UseCaseApplications
        label={applications.label}
        source={applications.source}
        items={[
          { ...prototype, drawing: <BranchDrawing {...prototype.drawing} /> },
          { ...production, drawing: <ReplicasDrawing {...production.drawing} /> },
          { ...environments, drawing: <EnvironmentsDrawing {...environments.drawing} /> },
        ]}
      />
      <DevopsClosing content={closing} />
    </>
  );
}
