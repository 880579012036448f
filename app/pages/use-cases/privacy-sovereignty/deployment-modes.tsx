import type { privacySovereigntyContent } from "./content.ts";
import { ModeGlyph } from "../../../sections/plan/mode-glyph.tsx";

type DeploymentModesProps = (typeof privacySovereigntyContent)["deployment"];

/** The three places the platform runs in, under the drawing of the last one. */
export function DeploymentModes({ label, note, ways }: DeploymentModesProps) {
  return (
    <section className="border-t border-ink">
      <div className="page-width quarters">
        <div className="pt-24px md:pb-24px">
          <h2 className="t-lab text-ink3">{label}</h2>
          <p className="t-src text-ink3">{note}</p>
        </div>
        <ul className="md:col-span-3 grid md:grid-cols-3 max-md:py-16px">
          {ways.map(({ mode, name, line }) => (
            <li
              key={name}
              className="flex gap-16px md:min-h-110px py-12px md:py-20px md:pl-23px md:pr-16px md:border-l border-line"
            >
              <span className="privacy-glyph">
                <ModeGlyph mode={mode} />
              </span>{" "}
              <span className="t-note text-ink2">
                <b className="block mb-2px text-17px leading-22px font-500 text-ink">{name}</b>{" "}
                {line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
