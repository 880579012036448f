import { modeWords, planWords } from "../../../../content/plan.ts";
import { TallPlan } from "../../../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../../../sections/plan/wide-plan.tsx";

const plan = {
  mode: "air-gapped",
  previous: undefined,
  description: modeWords["air-gapped"].description,
  words: planWords,
} as const;

/** The home page's plan in its air-gapped mode. The style sheet moves its packets, not script. */
export function PrivacyPlan() {
  return (
    <div className="hero-plan privacy-plan">
      <WidePlan {...plan} racks={false} />
      <TallPlan {...plan} />
    </div>
  );
}
