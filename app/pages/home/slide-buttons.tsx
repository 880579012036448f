import { useHydrated } from "@tanstack/react-router";
import { type MouseEvent, useCallback, useState } from "react";

import { homeContent, type SlideId, slideIds } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import "./slide-buttons.css";

/**
 * `auto` pauses while anything in the hero has the focus. `resumed` does not: the visitor pressed Play,
 * and that button still has the focus.
 */
export type Rotation = "auto" | "resumed" | "paused";

type HomeSlideButtonsProps = {
  slide: SlideId;
  mode: PlanMode;
  rotation: Rotation;
  onSlide: (slide: SlideId) => void;
  /** Called when the time of the current slide is over. */
  onTurn: () => void;
  onRotation: (rotation: Rotation) => void;
};

const { hero } = homeContent;

/**
 * One button per slide, with a bar that fills while the slide is shown, and the pause button. The bar's
 * animation is the timer, so pausing one pauses the other. Without script the buttons reload the page.
 */
export function SlideButtons({
  slide,
  mode,
  rotation,
  onSlide,
  onTurn,
  onRotation,
}: HomeSlideButtonsProps) {
  const hydrated = useHydrated();
  const isPaused = rotation === "paused";
  // A slide stays while nobody sees it change.
  const [isInView, setInView] = useState(false);
  const watch = useCallback((form: HTMLFormElement) => {
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? false);
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, []);
  const turn = hydrated && isInView && !isPaused;
  return (
    <form ref={watch} method="get" action="/" aria-label={hero.slidesLabel}>
      <input type="hidden" name="mode" value={mode} />
      {slideIds.map((id) => (
        <button
          key={id}
          type="submit"
          name="slide"
          value={id}
          aria-current={id === slide}
          onClick={(event: MouseEvent) => {
            event.preventDefault();
            onSlide(id);
          }}
        >
          <i aria-hidden="true" className="hero-bar">
            <i className={turn && id === slide ? "hero-turn" : undefined} onAnimationEnd={onTurn} />
          </i>
          {hero.slides[id].title}
        </button>
      ))}
      <button
        type="button"
        aria-label={isPaused ? hero.play : hero.pause}
        onClick={() => onRotation(isPaused ? "resumed" : "paused")}
        className={hydrated ? "hero-pause" : "hero-pause invisible"}
      >
        <i
          aria-hidden="true"
          className={`${isPaused ? "i-mark-play" : "i-mark-pause"} w-16px h-16px`}
        />
      </button>
    </form>
  );
}
