import { spaced } from "../../lib/spaced.ts";
import { homeContent, type SlideId, slideIds } from "./content.ts";
import styles from "./home-hero.module.css";

const { hero } = homeContent;

/**
 * One button per slide, with a bar that fills while the slide is shown, and the pause button. The bar's
 * animation is the timer, so pausing one pauses the other. `slides.script.ts` answers a press;
 * without script the buttons load the page with their slide.
 */
export function SlideButtons({ slide }: { slide: SlideId }) {
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
        <i aria-hidden="true" className="i-mark-pause" />
        <span className="sr-only">{hero.pause}</span>
        <i aria-hidden="true" className="i-mark-play" />
      </button>
    </form>
  );
}
