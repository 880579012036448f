import { modeContent, planContent } from "../../../../content/plan.ts";
import stage from "../../../../sections/plan/plan-stage.module.css";
import { TallPlan } from "../../../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../../../sections/plan/wide-plan.tsx";

const plan = { modes: ["air-gapped"], content: planContent } as const;

/** The home page's plan in its air-gapped mode. */
export function SealedPlan() {
  return (
    <div role="img" aria-label={modeContent["air-gapped"].description} className={stage.drawing}>
      <WidePlan {...plan} />
      <TallPlan {...plan} />
    </div>
  );
}
