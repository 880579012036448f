import { type CSSProperties, useState } from "react";

import { carouselMs } from "../../config/motion.ts";
import { homeContent, type SlideId, slideIds } from "./content.ts";
import { modeContent, type PlanMode, planContent } from "../../content/plan.ts";
import "../../sections/plan/plan-stage.css";
import { TallPlan } from "../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../sections/plan/wide-plan.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { CompactPlan } from "./figures/compact-plan.tsx";
import "./home-hero.css";
import { ModeSwitch } from "./mode-switch.tsx";
import { SlideButtons, type Rotation } from "./slide-buttons.tsx";

const { hero } = homeContent;

type HomeHeroProps = { firstMode: PlanMode; firstSlide: SlideId };

/**
 * The plan with the headline inside its wall: four modes change it, two slides share it. The server
 * renders the complete still frame; before hydration its buttons submit a form.
 */
export function HomeHero({ firstMode, firstSlide }: HomeHeroProps) {
  const [slide, setSlide] = useState(firstSlide);
  const [rotation, setRotation] = useState<Rotation>("auto");
  const [{ mode, previous }, setModes] = useState<{ mode: PlanMode; previous?: PlanMode }>({
    mode: firstMode,
  });

  const next = slideIds[(slideIds.indexOf(slide) + 1) % slideIds.length] ?? slide;
  const choose = (chosen: PlanMode) => {
    if (chosen !== mode) setModes({ mode: chosen, previous: mode });
  };
  const plan = {
    mode,
    previous,
    description: modeContent[mode].description,
    content: planContent,
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={hero.label}
      data-rotation={rotation}
      className="hero"
      // A custom property, for which React has no type.
      style={{ "--slide-time": `${carouselMs}ms` } as CSSProperties}
    >
      <div className="hero-ground">
        <div className="hero-stage">
          <div className="hero-content">
            <div aria-live={rotation === "paused" ? "polite" : "off"}>
              {slideIds.map((id) => (
                <Slide key={id} id={id} shown={id === slide} />
              ))}
            </div>
          </div>
          <div className="hero-slides">
            <SlideButtons
              slide={slide}
              mode={mode}
              rotation={rotation}
              onSlide={setSlide}
              onTurn={() => setSlide(next)}
              onRotation={setRotation}
            />
          </div>
          <div id="plan" role="tabpanel" aria-labelledby={`mode-${mode}`} className="hero-plan">
            <WidePlan {...plan} racks={slide === "enterprise-scale"} />
            <CompactPlan {...plan} />
            <TallPlan {...plan} />
          </div>
        </div>
      </div>
      <ModeSwitch mode={mode} slide={slide} onChoose={choose} />
    </section>
  );
}

/** The text of a slide. All slides share one grid cell, so the height is that of the tallest. */
function Slide({ id, shown }: { id: SlideId; shown: boolean }) {
  const { headline, lead, secondary } = hero.slides[id];
  // The page has one h1: that of the current slide.
  const Headline = shown ? "h1" : "p";
  return (
    <div aria-hidden={!shown}>
      <Headline className="t-d0">
        {headline[0]}
        <br />
        {headline[1]}
      </Headline>
      <p className="hero-lead t-lead">{lead}</p>
      <p className="hero-actions">
        <a href={hero.primary.href} className={buttonClass({ variant: "primary" })}>
          {hero.primary.label}
        </a>
        <a href={secondary.href} className={buttonClass({ variant: "evidence" })}>
          {secondary.label}
        </a>
      </p>
    </div>
  );
}
