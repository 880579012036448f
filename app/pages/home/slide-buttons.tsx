import { useHydrated } from "@tanstack/react-router";
import type { MouseEvent } from "react";

import { homeContent, type SlideId, slideIds } from "./content.ts";
import type { PlanMode } from "../../content/plan.ts";
import "./slide-buttons.css";

/**
 * `auto` stands still while anything in the hero has the focus; `kept` goes on, because the visitor
 * pressed Play and the focus is on that button.
 */
export type Rotation = "auto" | "kept" | "paused";

type HomeSlideButtonsProps = {
  slide: SlideId;
  mode: PlanMode;
  rotation: Rotation;
  onSlide: (slide: SlideId) => void;
  /** The time of the slide on show is over. */
  onTurn: () => void;
  onRotation: (rotation: Rotation) => void;
};

const { hero } = homeContent;

/**
 * A button a slide, with a bar that fills while the slide is on show, and the pause button. The bar's
 * animation is the clock: what stops one stops the other. Without script the buttons load the page anew.
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
  const stands = rotation === "paused";
  const turn = hydrated && !stands;
  return (
    <form method="get" action="/" aria-label={hero.slidesLabel}>
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
        aria-label={stands ? hero.play : hero.pause}
        onClick={() => onRotation(stands ? "kept" : "paused")}
        className={hydrated ? "hero-pause" : "hero-pause invisible"}
      >
        <i
          aria-hidden="true"
          className={`${stands ? "i-mark-play" : "i-mark-pause"} w-16px h-16px`}
        />
      </button>
    </form>
  );
}
