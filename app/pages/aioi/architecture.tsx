import type { platformBody } from "./static-content.ts";
import { Section } from "../../ui/section.tsx";
import { PlatformLayers } from "./figures/platform-layers.tsx";

type PlatformArchitectureProps = (typeof platformBody)["architecture"];

/** The three layers: a drawing, and a leader from each layer to what it is. */
export function PlatformArchitecture({
  label,
  headline,
  description,
  layers,
}: PlatformArchitectureProps) {
  return (
    <Section label={label}>
      <h2 className="md:col-span-3 inset max-w-960px t-d2">{headline}</h2>
      <div className="md:col-span-4 layers max-md:mt-40px">
        <div className="layers-grid">
          <PlatformLayers description={description} />
          <ul className="layers-list">
            {layers.map((layer) => (
              <Layer key={layer.title} {...layer} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Layer({ title, text, facts }: PlatformArchitectureProps["layers"][number]) {
  return (
    <li className="layer">
      <div className="md:pr-12px">
        <h3 className="t-d3">{title}</h3>
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
