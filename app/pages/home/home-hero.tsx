import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { carouselMs } from "../../config/motion.ts";
import { modeContent, planContent, type PlanMode, planModes } from "../../content/plan.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import stage from "../../sections/plan/plan-stage.module.css";
import { TallPlan } from "../../sections/plan/tall-plan.tsx";
import { WidePlan } from "../../sections/plan/wide-plan.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { homeContent, type SlideId, slideIds } from "./content.ts";
import { CompactPlan } from "./drawings/compact-plan.tsx";
import styles from "./home-hero.module.css";
import slides from "./slides.script.ts";

const { hero } = homeContent;

/**
 * The plan with the headline inside its wall: four modes change it, two slides share it. All of them
 * stand in the page; the checked mode and `data-slide` decide what is shown.
 */
export function HomeHero({ mode, slide }: { mode: PlanMode; slide: SlideId }) {
  const plan = { modes: planModes, content: planContent };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={hero.label}
      data-slide={slide}
      {...script(slides, "now")}
      className={styles.hero}
      // A custom property, for which React has no type.
      style={{ "--slide-time": `${carouselMs}ms` }}
    >
      <div className={`${stage.ground} ${styles.ground}`}>
        <div className={`${stage.stage} ${styles.stage}`}>
          <div className={`${stage.content} ${styles.content}`}>
            <div aria-live="off" data-motion="" className="grid">
              {slideIds.map((id) => (
                <Slide key={id} id={id} shown={id === slide} />
              ))}
            </div>
          </div>
          <div className={styles.buttons}>
            <SlideButtons slide={slide} />
          </div>
          <div className={`${stage.drawing} ${styles.drawing}`}>
            {spaced(
              planModes.map((id) => (
                <span
                  key={id}
                  role="img"
                  aria-label={modeContent[id].description}
                  data-mode={id}
                  className="sr-only"
                />
              )),
            )}
            <WidePlan {...plan} racks short />
            <CompactPlan {...plan} />
            <TallPlan {...plan} />
          </div>
        </div>
      </div>
      <ModeSwitch mode={mode} />
    </section>
  );
}

/** The text of a slide. All slides share one grid cell, so the height is that of the tallest. */
function Slide({ id, shown }: { id: SlideId; shown: boolean }) {
  const { headline, lead, secondary } = hero.slides[id];
  // The page has one h1: that of the current slide.
  const Headline = shown ? "h1" : "p";
  return (
    <div data-of={id} className={styles.slide}>
      <Headline className="t-d0">
        {headline[0]}
        <br />
        {headline[1]}
      </Headline>
      <p className={`${stage.lead} ${styles.lead} t-lead`}>{lead}</p>
      <p className={stage.actions}>
        <LeadDialogTrigger dialog="getStarted" ctaId="home-hero" variant="primary">
          {hero.start}
        </LeadDialogTrigger>{" "}
        <LinkButton {...secondary} variant="evidence" />
      </p>
    </div>
  );
}

/** Four modes of the plan: the checked radio button alone decides which of them is drawn. */
function ModeSwitch({ mode }: { mode: PlanMode }) {
  return (
    <fieldset className={styles.modes}>
      <legend className="sr-only">{homeContent.hero.modesLabel}</legend>
      <div className="page-width">
        {spaced(
          planModes.map((id) => (
            <label key={id}>
              <input
                type="radio"
                name="mode"
                value={id}
                defaultChecked={id === mode}
                className="unseen"
              />
              <ModeGlyph mode={id} />
              <span className="t-note">
                <b>{modeContent[id].name}</b>{" "}
                <span className={styles.modeLine}>{modeContent[id].line}</span>
              </span>
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}

/**
 * One button per slide, with a bar that fills while the slide is shown, and the pause button. The bar's
 * animation is the timer, so pausing one pauses the other. `slides.script.ts` answers a press;
 * without script the buttons load the page with their slide.
 */
function SlideButtons({ slide }: { slide: SlideId }) {
  return (
    <form method="get" action="/" aria-label={hero.slidesLabel}>
      {spaced(
        slideIds.map((id) => (
          <button key={id} name="slide" value={id} aria-current={id === slide}>
            <i aria-hidden="true" className={styles.bar}>
              <i />
            </i>
            {hero.slides[id].title}
          </button>
        )),
      )}{" "}
      <button type="button" data-other={hero.play} data-part="pause" className={styles.pause}>
        <i aria-hidden="true" className="i-mark-pause size-16px" />
        <span className="sr-only">{hero.pause}</span>
        <i aria-hidden="true" className="i-mark-play size-16px" />
      </button>
    </form>
  );
}
