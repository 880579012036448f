import { splitIntoLines } from "../../lib/code-piece.ts";
import { formatClock } from "../../lib/format.ts";
import { CodeBlock, commandClass } from "../../ui/code-block.tsx";
import { CodeText } from "../../ui/code-text.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import type { ReactNode } from "react";

import { policyLineNumbers } from "../../content/sample-site/policy.ts";
import { highlighted } from "./code/highlighted.gen.ts";
import { quickstartContent } from "./content.ts";
import { terminals } from "./sample-run.ts";
import styles from "./listing.module.css";

type ListingProps = {
  /** Of the file, or where the commands are typed. */
  name: string;
  /** What its button copies. */
  copies: string;
};

/** Code under its name, with a button that copies it. It is dark in both schemes. */
function Frame({ name, copies, children }: ListingProps & { children: ReactNode }) {
  const { copy, copied } = quickstartContent;
  return (
    <figure data-listing="" className={`${styles.listing} bg-ground always-dark`}>
      <figcaption className={`${styles.bar} text-ink3`}>
        {`${name} `}
        <CopyButton label={copy} of={copies} copied={copied} />
      </figcaption>
      {children}
    </figure>
  );
}

/** A file. */
export function Listing({ code, ...frame }: ListingProps & { code: keyof typeof highlighted }) {
  return (
    <Frame {...frame}>
      <CodeBlock>
        <code>
          <CodeText pieces={highlighted[code]} />
        </code>
      </CodeBlock>
    </Frame>
  );
}

const { read, deny } = policyLineNumbers;

/** The policy, with its lines numbered: the one that allowed the read is marked, and what refused the export. */
export function PolicyListing(frame: ListingProps) {
  return (
    <Frame {...frame}>
      <CodeBlock className={styles.numbered}>
        <code>
          {splitIntoLines(highlighted.policy).map((pieces, index) => (
            <span
              key={index}
              className={
                index + 1 === read
                  ? styles.marked
                  : index + 1 === deny
                    ? `${styles.marked} ${styles.denied}`
                    : undefined
              }
            >
              <CodeText pieces={[...pieces, "\n"]} />
            </span>
          ))}
        </code>
      </CodeBlock>
    </Frame>
  );
}

/** Commands and what they printed. */
export function Terminal({
  commands,
  ...frame
}: ListingProps & { commands: keyof typeof terminals }) {
  return (
    <Frame {...frame}>
      <CodeBlock className={styles.terminal}>
        {terminals[commands].map(({ command: [program, given], output }) => (
          <span key={program}>
            <code className={commandClass}>
              <b>{program}</b>
              {` ${given}`}
            </code>
            {"\n"}
            <samp>
              {typeof output === "string" ? (
                <i>{`${output}\n`}</i>
              ) : (
                output.map(({ at, what, detail, result, kind }) => (
                  <span key={at}>
                    <i>{formatClock(at)}</i>
                    {`  ${what.padEnd(12)}${detail.padEnd(44)}`}
                    <em data-kind={kind}>{result}</em>
                    {"\n"}
                  </span>
                ))
              )}
            </samp>
          </span>
        ))}
      </CodeBlock>
    </Frame>
  );
}
