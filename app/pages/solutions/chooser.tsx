import { script } from "../../islands/script.ts";
import { spaced } from "../../lib/spaced.ts";
import { Rooms } from "./drawings/rooms.tsx";
import chooserScript from "./chooser.script.ts";
import { answerLabels, chooserId, solutionQuestions, solutionsContent } from "./content.ts";
import styles from "./chooser.module.css";

const { chooser } = solutionsContent;

/**
 * Four questions with two answers each, and one wall round four rooms. Every state follows from the
 * checked answers in the style sheet, so it works without script, which adds the address.
 */
export function Chooser() {
  return (
    <div id={chooserId} role="group" aria-label={chooser.label} {...script(chooserScript, "now")}>
      {solutionQuestions.map(({ id, question }) => (
        // No fieldset: in WebKit the legend of a grid stays above it.
        <div
          key={id}
          role="group"
          aria-labelledby={`question-${id}`}
          data-part="choice"
          className={`${styles.choice} min-w-0`}
        >
          <p id={`question-${id}`} className={`${styles.question} sm:ml-32px lg:self-center`}>
            <span className="block t-d4 text-balance">{question}</span>{" "}
            <span className={`${styles.questionNote} t-caption text-ink3`}>
              {chooser.notes[id]}
            </span>
          </p>
          <div data-part="answers" className={styles.answers}>
            {spaced(
              (["y", "n"] as const).map((answer) => (
                <label key={answer}>
                  <input
                    type="radio"
                    name={id}
                    value={answer}
                    data-requirement={`${question} ${answerLabels[answer]}`}
                    data-solution={answer === "n" ? chooser.solutions[id] : undefined}
                    className="unseen"
                  />
                  {answerLabels[answer]}
                </label>
              )),
            )}
          </div>
          <Room id={id} />
        </div>
      ))}
    </div>
  );
}

function Room({ id }: { id: (typeof solutionQuestions)[number]["id"] }) {
  const target = chooser.targets[id];
  return (
    <div className={styles.room}>
      <div className={styles.drawing}>
        <Rooms id={id} />
      </div>
      <div data-part="words" className={styles.words}>
        <p data-unchosen="" className={`${styles.no} ${styles.order} t-caption`}>
          <span className="text-signal">{chooser.first}</span>{" "}
          <span className="text-ink3">{chooser.next}</span>
        </p>
        <h2 className="t-d4">
          <a href={target.href} className={`${styles.link} tap underline`}>
            {target.title}
          </a>
        </h2>
        <p className={`${styles.open} mt-4px t-caption text-ink3`}>{chooser.unanswered}</p>
        <p data-unchosen="" className={`${styles.yes} mt-4px t-note text-ink2`}>
          {chooser.nothing}
        </p>
        <p data-unchosen="" className={`${styles.no} mt-4px t-note text-ink2`}>
          {chooser.sentences[id]}
        </p>
        <p data-unchosen="" className={`${styles.no} mt-4px t-caption text-ink3`}>
          {chooser.claims[id]}
        </p>
      </div>
    </div>
  );
}

const sentenceOf = {
  none: styles.none,
  done: styles.done,
  privacy: styles.privacy,
  edge: styles.edge,
  router: styles.router,
  rollout: styles.rollout,
};

/** What the answers come to: one of six sentences, chosen by the style sheet. */
export function ChooserPlan() {
  const { plan, sentences } = chooser;
  return (
    <div role="status">
      <PlanSentence name="none" {...plan.none} />
      <PlanSentence name="done" {...plan.done} />
      {solutionQuestions.map(({ id }) => (
        <PlanSentence key={id} name={id} title={plan.titles[id]} text={sentences[id]} />
      ))}
    </div>
  );
}

type PlanSentenceProps = { name: keyof typeof sentenceOf; title: string; text: string };

function PlanSentence({ name, title, text }: PlanSentenceProps) {
  return (
    <div
      data-unchosen={name === "none" ? undefined : ""}
      className={`${styles.sentence} ${sentenceOf[name]}`}
    >
      <p className="t-d3">{title}</p>
      <p className="mt-4px t-small text-ink2">{text}</p>
    </div>
  );
}
