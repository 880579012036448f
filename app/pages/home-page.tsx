import { Link } from "@tanstack/react-router";

import { homeWords, planWords } from "../content/home.ts";
import { ClosingBand } from "../sections/closing-band.tsx";
import { HybridPlan, HybridPlanTall } from "../sections/hybrid-plan.tsx";
import { buttonClass } from "../ui/button.tsx";
import { HomeCrisis } from "./home-crisis.tsx";

/** `/`: the plan with the headline inside its wall, what goes wrong without it, and a way to a human. */
export function HomePage() {
  return (
    <>
      <Hero />
      <HomeCrisis {...homeWords.crisis} />
      <ClosingBand {...homeWords.band} opener="home-band" />
    </>
  );
}

function Hero() {
  const { headline, lead, primary, secondary } = homeWords.hero;
  return (
    <div className="relative overflow-hidden lg:hatch">
      <div className="relative mx-auto w-full max-w-1440px lg:aspect-[1440/724]">
        <HybridPlan
          words={planWords}
          className="plan absolute inset-0 w-full h-full max-lg:hidden"
        />
        <div className="px-16px sm:px-48px lg:px-0 pt-48px pb-48px lg:py-0 lg:absolute lg:left-6.667% lg:top-12.155% lg:w-51.4%">
          <h1 className="t-d0 max-lg:text-[clamp(min(46px,13vw),8.4vw,84px)]">
            {headline[0]}
            <br />
            {headline[1]}
          </h1>
          <p className="mt-20px lg:mt-[clamp(16px,1.9vw,28px)] t-lead lg:max-xl:text-17px text-ink2 max-w-520px lg:max-xl:max-w-40vw">
            {lead}
          </p>
          <p className="flex flex-wrap items-center gap-x-28px gap-y-12px mt-24px lg:mt-[clamp(16px,1.9vw,28px)]">
            <Link to="/pricing" className={buttonClass({ variant: "primary" })}>
              {primary}
            </Link>
            <a href="#ai-crisis" className={buttonClass({ variant: "evidence" })}>
              {secondary}
            </a>
          </p>
        </div>
      </div>
      <div className="hatch border-t border-line py-24px sm:py-40px lg:hidden">
        <HybridPlanTall words={planWords} className="block mx-auto w-full max-w-552px px-12px" />
      </div>
    </div>
  );
}
