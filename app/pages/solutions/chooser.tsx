import { spaced } from "../../lib/spaced.ts";
import { Rooms } from "./drawings/rooms.tsx";
import { answerLabels, chooserId, solutionQuestions, solutionsContent } from "./content.ts";

const { chooser } = solutionsContent;

/**
 * Four questions with two answers each, and one wall round four rooms. Every state follows from the
 * checked answers in the style sheet, so it works without script; `browser/choices-in-address.ts` adds the
 * address.
 */
export function Chooser() {
  return (
    <div
      id={chooserId}
      role="group"
      aria-label={chooser.label}
      data-address="a"
      className="chooser"
    >
      {solutionQuestions.map(({ id, question }) => (
        <fieldset key={id} className={`choice choice-${id}`}>
          <legend className="choice-question">
            <span className="block t-d4 text-balance">{question}</span>{" "}
            <span className="block mt-2px t-lab text-12.5px! text-ink3">{chooser.notes[id]}</span>
          </legend>
          <div className="choice-answers">
            {spaced(
              (["y", "n"] as const).map((answer) => (
                <label key={answer} className={`choice-${answer}`}>
                  <input
                    type="radio"
                    name={id}
                    value={answer}
                    data-requirement={`${question} ${answerLabels[answer]}`}
                    data-solution={answer === "n" ? chooser.solutions[id] : undefined}
                  />
                  {answerLabels[answer]}
                </label>
              )),
            )}
          </div>
          <Room id={id} />
        </fieldset>
      ))}
    </div>
  );
}

function Room({ id }: { id: (typeof solutionQuestions)[number]["id"] }) {
  const target = chooser.targets[id];
  return (
    <div className="choice-room">
      <div className="room-drawing">
        <Rooms id={id} />
      </div>
      <div className="room-text">
        <p className="room-no room-order t-lab text-12.5px!">
          <span className="text-signal">{chooser.first}</span>{" "}
          <span className="text-ink3">{chooser.next}</span>
        </p>
        <h2 className="t-d4">
          <a href={target.href} className="room-link">
            {target.title}
          </a>
        </h2>
        <p className="room-open mt-4px t-lab text-12.5px! text-ink3">{chooser.unanswered}</p>
        <p className="room-yes mt-4px t-note text-ink2">{chooser.nothing}</p>
        <p className="room-no mt-4px t-note text-ink2">{chooser.sentences[id]}</p>
        <p className="room-no mt-4px t-lab text-12.5px! text-ink3">{chooser.claims[id]}</p>
      </div>
    </div>
  );
}

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

function PlanSentence({ name, title, text }: { name: string; title: string; text: string }) {
  return (
    <div className={`plan-sentence plan-${name}`}>
      <p className="t-d3">{title}</p>
      <p className="mt-4px t-small text-ink2">{text}</p>
    </div>
  );
}
