import { script } from "../../islands/script.ts";
import "../../sections/flood.css";
import playOnce from "../../sections/play-once.script.ts";
import "./mission.css";
import type { companyContent } from "./content.ts";

type MissionProps = (typeof companyContent)["mission"];

/** The mission, in one paragraph inside a wall. Once, the models' line arrives and the wall is drawn. */
export function Mission({ headline, text }: MissionProps) {
  return (
    <section id="about" {...script(playOnce, "rest")} className="flood mission">
      <div className="page-width quarters">
        <h2 className="t-lab mission-label">{headline}</h2>
        <div data-part="stage" className="md:col-span-3 mission-room">
          <p className="mission-text">{text}</p>
          <div aria-hidden="true" className="mission-line">
            <i />
          </div>
          <div aria-hidden="true" className="mission-wall">
            <i />
          </div>
        </div>
      </div>
    </section>
  );
}
