import { firstAnswerHeadline } from "../../content/site-figures.ts";
import { TextLink } from "../../ui/link.tsx";
import { trustContent } from "./content.ts";
import type { TrustFacts } from "./read-trust.functions.ts";
import styles from "./evidence.module.css";

const { answer, build, attested, byHand, licenses } = trustContent.evidence;

/** How long first answers took, and which bundle this is, with the licenses of its parts. */
export function Evidence({ answerHours, digest }: Pick<TrustFacts, "answerHours" | "digest">) {
  return (
    <dl className={`${styles.evidence} mt-24px`}>
      <div>
        <dt className="t-caption">{answer}</dt>
        <dd>{`${firstAnswerHeadline(answerHours)}.`}</dd>
      </div>
      <div>
        <dt className="t-caption">{build}</dt>
        <dd>
          {digest === null ? byHand : `${digest} ${attested}`}{" "}
          <TextLink href={licenses.href}>{licenses.label}</TextLink>
        </dd>
      </div>
    </dl>
  );
}
