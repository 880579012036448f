import { whoseTiers } from "../../content/whose.ts";
import { script } from "../../islands/script.ts";
import { Section } from "../../ui/section.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { whoseContent } from "./content.ts";
import { WhoseSymbols } from "./signs.tsx";
import styles from "./whose-machine.module.css";
import whoseMachine from "./whose-machine.script.ts";
import { WhoseTable } from "./whose-table.tsx";

const content = whoseContent;

/** "Whose machine is it?": five tiers, seven things that somebody holds, and one wall. */
export function WhoseMachine() {
  return (
    <Section id="whose-machine" label={content.label} heights={[1013, 914, 1037]}>
      <h2 className={`${styles.headline} t-d1`}>
        <TwoLines lines={content.headline} />
      </h2>
      <p className={`${styles.lead} t-lead text-ink2`}>{content.lead}</p>
      <div {...script(whoseMachine, "near")} data-motion="" className={styles.drawing}>
        <WhoseSymbols />
        <div className="relative">
          <i className={styles.chosen} />
          <WhoseTable canChoose />
          <p aria-hidden="true" className={styles.piece}>
            <span>{content.ours}</span> <span>{content.yours}</span> <span>{content.below}</span>
          </p>
        </div>
        <div className={styles.sentences}>
          <p data-whose="all">
            <b className="font-500 max-md:hidden">{content.allTiers}</b>{" "}
            <span data-sentence="all">{content.all}</span>
          </p>
          {whoseTiers.map(({ slug, name }) => (
            <p key={slug} data-whose={slug}>
              <b className="font-500 max-md:hidden">{name}</b>{" "}
              <span data-sentence={slug}>{content.sentences[slug]}</span>
            </p>
          ))}
        </div>
        <p className={`${styles.source} t-source text-ink3`}>{content.source}</p>
        <p role="status" data-part="said" className="sr-only" />
      </div>
    </Section>
  );
}
