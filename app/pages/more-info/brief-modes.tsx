import type { moreInfoContent } from "./content.ts";
import { Section } from "../../ui/section.tsx";
import { ModeDrawing } from "./drawings/mode-drawing.tsx";

/** The four ways to deploy, each as a small plan of its boundary. */
export function BriefModes({ label, headline, rows, source }: (typeof moreInfoContent)["modes"]) {
  return (
    <Section label={label} tone="ground">
      <h2 className="brief-content md:col-span-3 inset t-d2">{headline}</h2>
      <figure className="brief-content md:col-span-4">
        <ul className="brief-modes grid sm:grid-cols-2 md:grid-cols-4 gap-x-24px md:gap-x-0 gap-y-40px mt-32px md:mt-56px">
          {rows.map(({ mode, name, line, description }, index) => (
            <li key={mode} className={index === 0 ? "md:pr-24px" : "md:pl-24px"}>
              <ModeDrawing mode={mode} description={description} />
              <div className="mt-16px md:mt-20px">
                <h3 className="t-d4">{name}</h3>
                <p className="mt-4px md:max-w-264px t-small text-ink2">{line}</p>
              </div>
            </li>
          ))}
        </ul>
        <figcaption className="mt-32px t-src text-ink3">{source}</figcaption>
      </figure>
    </Section>
  );
}
