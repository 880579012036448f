import { TwoLines } from "../../ui/two-lines.tsx";
import { TextLink } from "../../ui/link.tsx";
import rails from "../../ui/rails.module.css";
import { Section } from "../../ui/section.tsx";
import { pricingContent } from "./content.ts";
import styles from "./how-you-buy.module.css";

const { id, label, headline, items, source, documents } = pricingContent.buying;

/** What a purchasing department asks: order, contract, escrow, exit. */
export function HowYouBuy() {
  return (
    <Section id={id} label={label} tone="ground" heights={[824, 734, 532]}>
      <h2 className="md:col-span-3 md:pl-24px t-d2">
        <TwoLines lines={headline} />
      </h2>
      <dl
        className={`${styles.items} mt-32px md:mt-56px md:col-span-full ${rails.rails} ${rails.ruled}`}
      >
        {items.map((item) => (
          <div key={item.id} id={item.id} className="pt-16px pb-24px md:pr-24px">
            <dt className="font-550">{item.name}</dt>
            <dd className="mt-4px text-pretty t-small text-ink2">{item.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-24px md:col-span-full t-source text-ink3">
        {source} <TextLink href="/trust#documents">{documents}</TextLink>
      </p>
    </Section>
  );
}
