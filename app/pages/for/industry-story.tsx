import type { LandingBlock } from "../../content/landing-page.ts";
import { CustomerProof } from "../../sections/customer-proof.tsx";
import flood from "../../sections/flood.module.css";
import { below } from "../../ui/below.ts";
import { landingContent } from "./content.ts";
import styles from "./industry-story.module.css";

/** So many signs of a number fill the first quarter in the largest size. */
const shortNumber = 4;

/** What one customer of the industry measured, on a flood. */
export function IndustryStory(proof: Extract<LandingBlock, { kind: "proof" }>) {
  const isShort = proof.number.length <= shortNumber;
  return (
    <section
      aria-label={landingContent.proof}
      {...below([618, 574, 285])}
      className={`${flood.flood} ${styles.story} print:hidden`}
    >
      <CustomerProof {...proof} size={isShort ? "num-xl" : "num"} />
    </section>
  );
}
