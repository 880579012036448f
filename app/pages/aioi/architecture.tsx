import type { aioiStaticContent } from "./static-content.ts";
import { Section } from "../../ui/section.tsx";
import { PlatformLayers } from "./figures/platform-layers.tsx";

type ArchitectureProps = (typeof aioiStaticContent)["architecture"];

/** The drawing of the three layers, with a leader line from each layer to its description. */
export function Architecture({
  label,
  headline,
  description,
  modelsIn,
  layers,
}: ArchitectureProps) {
  return (
    <>
      <Section label={label}>
        <h2 className="md:col-span-3 inset max-w-960px t-d2">{headline}</h2>
      </Section>
      <div className="layers">
        <PlatformLayers description={description} modelsIn={modelsIn} />
        <ul className="layers-list">
          {layers.map((layer) => (
            <Layer key={layer.title} {...layer} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Layer({ title, text, facts }: ArchitectureProps["layers"][number]) {
  return (
    <li className="layer">
      <div className="md:pr-12px">
        {/* By keyboard, a layer rises when its title has the focus. */}
        <h3 className="t-d3">
          <button type="button" className="text-left">
            {title}
          </button>
        </h3>
        <p className="mt-4px text-16px leading-24px text-ink2">{text}</p>
      </div>
      <dl className="grid content-start gap-y-10px max-md:mt-12px">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t-note text-ink3">{name}</dt>
            <dd className="t-lab max-w-220px text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
