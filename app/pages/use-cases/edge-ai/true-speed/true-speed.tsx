import "../../../../sections/flood.css";
import "./true-speed.css";
import "./true-speed-drawing.css";
import "./true-speed-runs.css";
import type { edgeAiContent } from "../content.ts";
import { CastingSymbol, CrackedCasting, WaitingCastings } from "./casting.tsx";

type Content = (typeof edgeAiContent)["trueSpeed"];

/**
 * A belt at true speed: how far a cracked casting gets before the device or a cloud has answered
 * (`browser/drawings/true-speed.ts`). Without script, under reduced motion and on paper both answers
 * stand below each other, and so they do where a button is pressed and no script has come: its form
 * leads to the section.
 */
export function TrueSpeed({ content }: { content: Content }) {
  const { label, headline, lead, device, cloud, scales, source } = content;
  return (
    <section id="true-speed" className="flood speed">
      <CastingSymbol />
      <div className="speed-stage">
        <div className="page-width speed-head">
          <p className="t-lab">{label}</p>
          <h2 className="mt-11px t-d1">{headline}</h2>
        </div>
        <div className="speed-words">
          <p className="speed-live speed-lead">{lead}</p>
          <p role="status" className="speed-live speed-result" />
          <p className="speed-still">{device.result}</p>
        </div>
        <div className="speed-controls">
          <form action="#true-speed" className="speed-ask">
            <button value="device" className={askDeviceClass}>
              {device.action}
            </button>{" "}
            <button value="cloud" className={askCloudClass}>
              {cloud.action}
            </button>
          </form>
          <p className="t-lab">
            <span className="speed-of-desktop">{scales.desktop}</span>{" "}
            <span className="speed-of-tablet">{scales.tablet}</span>{" "}
            <span className="speed-of-phone">{scales.phone}</span>
            <br />
            {source}
          </p>
        </div>
        <div aria-hidden="true" className="speed-drawing">
          <WaitingCastings framed="speed-still" next="speed-next" />
          <i className="speed-frame" />
          <i className="speed-belt" />
          <i className="speed-chute" />
          <i className="speed-opening" />
          <i className="speed-flap" />
          <CrackedCasting className="speed-live speed-casting" />
          <CrackedCasting className="speed-dropped" />
          <div className="speed-device">
            <p className="speed-device-number">{device.number}</p>
            <i className="speed-tick" />
            <i className="speed-dimension" />
            <p className="t-lab speed-device-note">{device.note}</p>
          </div>
          <div className="speed-live speed-cloud">
            <CloudDimension {...cloud} />
          </div>
        </div>
      </div>
      <div className="speed-still speed-stage speed-after">
        <p className="speed-words">{cloud.result}</p>
        <div aria-hidden="true" className="speed-drawing">
          <WaitingCastings />
          <i className="speed-frame" />
          <i className="speed-belt" />
          <div className="speed-cloud">
            <CloudDimension {...cloud} />
          </div>
        </div>
      </div>
    </section>
  );
}

const askDeviceClass =
  "btn speed-button bg-white border-white text-signal-fill hover:bg-[color-mix(in_srgb,white,var(--signal-fill)_12%)]";
const askCloudClass =
  "btn speed-button border-white text-white hover:bg-white hover:text-signal-fill";

function CloudDimension({ number, note }: { number: string; note: string }) {
  return (
    <>
      <p className="speed-cloud-number">{number}</p>
      <i className="speed-dimension" />
      <p className="t-lab speed-cloud-note">{note}</p>
    </>
  );
}
