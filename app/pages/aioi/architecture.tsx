import { below } from "../../ui/below.ts";
import { Section } from "../../ui/section.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { Floor } from "./drawings/floor.tsx";
import { PlatformLayers } from "./drawings/platform-layers.tsx";
import { aioiContent } from "./content.ts";
import styles from "./drawings/platform-layers.module.css";

type ArchitectureProps = (typeof aioiContent)["architecture"];

/**
 * The drawing of the three layers, with a leader line from each layer to its description. On phones each
 * layer has a drawing of its own.
 */
export function Architecture({ label, headline, layers }: ArchitectureProps) {
  return (
    <>
      <Section label={label} heights={[275, 241, 293]}>
        <h2 className="max-w-960px md:col-span-3 inset t-d2">{headline}</h2>
      </Section>
      <div {...below([1434, 1811, 969])} className={styles.layers}>
        <div data-motion="" className={`${styles.whole} max-sm:hidden`}>
          <PlatformLayers {...aioiContent.drawing} />
        </div>
        <ul className={styles.list}>
          {layers.map((layer, index) => (
            <Layer key={layer.title} {...layer} index={index} />
          ))}
        </ul>
      </div>
    </>
  );
}

type LayerProps = ArchitectureProps["layers"][number] & { index: number };

function Layer({ title, text, facts, index }: LayerProps) {
  return (
    <li className={styles.layer}>
      <div className={`${styles.floor} sm:hidden`}>
        <Floor index={index} />
      </div>
      <div className="md:pr-12px">
        {/* By keyboard, a layer rises when its title has the focus. */}
        <h3 className="t-d3">
          <button type="button" className="text-left">
            {title}
          </button>
        </h3>
        <p className="mt-4px t-copy text-ink2">{text}</p>
      </div>
      <dl className="grid content-start gap-y-8px max-md:mt-12px">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="t-note text-ink3">{name}</dt>
            <dd className={`${styles.fact} t-caption text-balance`}>
              <Unbroken text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
