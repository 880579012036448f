import { spaced } from "../../lib/spaced.ts";
import { CodeBlock, commandClass } from "../../ui/code-block.tsx";
import { CodeText } from "../../ui/code-text.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { followedLine } from "../../content/sample-site/log.ts";
import { splitIntoLines } from "../../lib/code-piece.ts";
import { script } from "../../islands/script.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { highlighted } from "./code/highlighted.gen.ts";
import { quickstartContent } from "./content.ts";
import languageTabs from "./language-tabs.script.ts";
import styles from "./ask.module.css";

/** The id of the request, underlined in its answer and in the log. */
const mark = { text: followedLine.id, className: styles.id };

/** The third step, in a room: the request and its answer, and below them the line of the log. */
export function Ask() {
  const { label, headline, lead, source } = quickstartContent.ask;
  return (
    <section id="step-3" className="border-t border-ink hatch">
      <div className="page-width py-56px sm:py-72px">
        <p className="t-caption text-ink3">
          <span className="bg-ground">{label}</span>
        </p>
        <div className={styles.head}>
          <h2 className="bg-ground t-d1">
            <TwoLines lines={headline} />
          </h2>
          <p className="bg-ground t-body text-ink2">{lead}</p>
        </div>
        <div className={styles.room}>
          <Request />
          <Answer />
          <Log />
        </div>
        <p className="mt-16px t-source text-ink3">
          <span className="bg-ground">{source}</span>
        </p>
      </div>
    </section>
  );
}

/** One request in three languages: tabs, and without script three blocks. */
function Request() {
  const { languages, requests, copiesRequest } = quickstartContent.ask;
  return (
    <div data-listing="">
      <div data-scripted="" className={`${styles.bar} print:hidden`}>
        <div
          role="tablist"
          {...script(languageTabs, "now")}
          aria-label={languages}
          className={styles.tabs}
        >
          {spaced(
            requests.map(({ id, name }, index) => (
              <button
                key={id}
                type="button"
                role="tab"
                id={`tab-${id}`}
                aria-controls={`request-${id}`}
                aria-selected={index === 0}
                tabIndex={index === 0 ? 0 : -1}
              >
                {name}
              </button>
            )),
          )}
        </div>
        <CopyButton
          label={quickstartContent.copy}
          of={copiesRequest}
          copied={quickstartContent.copied}
        />
      </div>
      <div className={`${styles.panels} bg-ground always-dark`}>
        {requests.map(({ id, name }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`request-${id}`}
            aria-labelledby={`tab-${id}`}
            data-selected={index === 0 ? "" : undefined}
          >
            <p className={`${styles.language} t-caption text-ink3`}>{name}</p>
            <CodeBlock>
              <code className={id === "curl" ? commandClass : undefined}>
                <CodeText pieces={highlighted[id]} />
              </code>
            </CodeBlock>
          </div>
        ))}
      </div>
    </div>
  );
}

function Answer() {
  const { answer, ms, status } = quickstartContent.ask;
  return (
    <div>
      <div className={styles.bar}>
        <h3>{answer}</h3>
        <p className={`${styles.ms} ml-auto`}>{ms}</p>
      </div>
      <CodeBlock className="always-dark">
        <samp>
          <CodeText pieces={[["comment", `${status}\n`]]} />
          {splitIntoLines(highlighted.answer).map((pieces, index) => (
            <span key={index} className={styles.line}>
              <CodeText pieces={[...pieces, "\n"]} mark={mark} />
            </span>
          ))}
        </samp>
      </CodeBlock>
    </div>
  );
}

function Log() {
  const { log, copiesLog } = quickstartContent.ask;
  return (
    <div data-listing="" className={styles.log}>
      <div className={styles.bar}>
        <h3>{log}</h3>
        <CopyButton
          label={quickstartContent.copy}
          of={copiesLog}
          copied={quickstartContent.copied}
        />
      </div>
      <CodeBlock className="always-dark">
        <code>
          <CodeText pieces={highlighted.log} mark={mark} />
        </code>
      </CodeBlock>
    </div>
  );
}
