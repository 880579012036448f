import { modeContent, planContent } from "../../../../content/plan.ts";
import { TallPlan } from "../../../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../../../sections/plan/wide-plan.tsx";

const plan = {
  mode: "air-gapped",
  previous: undefined,
  description: modeContent["air-gapped"].description,
  words: planContent,
} as const;

/** The home page's plan in its air-gapped mode. The style sheet moves its packets, not script. */
export function SealedPlan() {
  return (
    <div className="hero-plan privacy-plan">
      <WidePlan {...plan} racks={false} />
      <TallPlan {...plan} />
    </div>
  );
}
