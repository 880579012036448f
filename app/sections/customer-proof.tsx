import type { ReactNode } from "react";

import { articlePath } from "../articles/kinds.ts";
import type { ProofBlock } from "../content/landing-page.ts";
import { buttonClass } from "../ui/button.tsx";
import { Unbroken } from "../ui/unbroken.tsx";
import styles from "./customer-proof.module.css";

type CustomerProofProps = Omit<ProofBlock, "kind"> & {
  /** Of the number. */
  size?: keyof typeof sizes;
  /** Above the number. */
  children?: ReactNode;
};

const sizes = { num: "t-num", "num-xl": "t-num-xl" };

/** What one customer measured, in its own words, and where its story stands. */
export function CustomerProof({
  number,
  story,
  size = "num",
  children,
  ...proof
}: CustomerProofProps) {
  return (
    <div className={`${styles.proof} page-width quarters`}>
      <div>
        {children}
        <p>
          <span className={`${styles.number} ${sizes[size]}`}>{number}</span>{" "}
          <span className={`${styles.numberText} mt-16px t-small text-ink2`}>
            {proof.numberText}
          </span>
        </p>
      </div>
      <figure className={`${styles.figure} md:col-span-2 inset`}>
        <blockquote className={`${styles.quote} t-quote`}>
          <p>{`“${proof.quote}”`}</p>
        </blockquote>
        <figcaption className="mt-20px t-small text-ink2">
          <b className="text-ink">{proof.speaker}</b>
          {`, ${proof.role}`}
        </figcaption>
      </figure>
      <div className="inset">
        <dl className="t-caption">
          {proof.facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-16px py-4px">
              <dt className="flex-none text-ink3">{name}</dt>
              <dd className="text-right">
                <Unbroken text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <a
          href={articlePath("story", story)}
          className={`${buttonClass({ variant: "evidence" })} mt-12px`}
        >
          {proof.link}
        </a>
      </div>
    </div>
  );
}
