import type { solutionsBody } from "./static-content.ts";
import { Figure } from "../../ui/figure.tsx";
import { Section } from "../../ui/section.tsx";

type SolutionsDecisionProps = (typeof solutionsBody)["decision"];

/** Four questions in a row; the first no leads to the use case to begin with. */
export function DecisionTree(words: SolutionsDecisionProps) {
  const { label, headline, start, no, yes, questions, end, source } = words;
  return (
    <Section label={label} tone="ground">
      <h2 className="md:col-span-3 inset max-w-860px t-d2">
        {headline[0]} <br className="max-sm:hidden" />
        {headline[1]}
      </h2>
      <div className="md:col-span-4 mt-40px md:mt-64px">
        <Figure source={source}>
          <div className="decision">
            <p className="decision-start t-lab">{start}</p>
            <ol>
              {questions.map(({ question, note, target }) => (
                <li key={question}>
                  <div className="decision-question">
                    <h3 className="text-16px leading-22px font-500">{question}</h3>
                    <p className="mt-2px t-lab text-12px! text-ink3">{note}</p>
                  </div>
                  <p className="decision-no t-lab">{no}</p>
                  <p className="decision-answer">
                    <a href={target.href}>{target.title}</a>
                  </p>
                  <p className="decision-figure t-lab">{target.figure}</p>
                  <p className="decision-yes t-lab text-ink3">{yes}</p>
                </li>
              ))}
            </ol>
            <p className="decision-end">
              <a href={end.href}>{end.label}</a>
            </p>
          </div>
        </Figure>
      </div>
    </Section>
  );
}
