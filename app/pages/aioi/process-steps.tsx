import { processContent } from "./content.ts";
import rails from "../../ui/rails.module.css";
import { Section } from "../../ui/section.tsx";
import { stepSpans } from "./run/run-content.ts";
import accordion from "../../ui/accordion.module.css";
import styles from "./process-steps.module.css";

/** Four steps in `details` elements, which need no script. */
export function ProcessSteps() {
  const { label, headline, steps } = processContent;
  return (
    <Section label={label} tone="ground" id="process" heights={[1400, 1167, 881]}>
      <h2 className="max-w-680px md:col-span-3 inset t-d2">{headline}</h2>
      <ol className={`${styles.steps} md:col-span-4 mt-40px md:mt-56px`}>
        {steps.map((step, index) => (
          <li key={step.title} className="md:relative" style={stepSpans[index]}>
            <Step number={index + 1} {...step} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type StepProps = (typeof processContent)["steps"][number] & { number: number };

function Step({ number, title, text, time, detail, needs, result, startOpen }: StepProps) {
  return (
    <details open={startOpen} className={`${styles.step} ${accordion.ruled}`}>
      <summary>
        <span className="pt-4px md:p-0 t-caption text-ink3">{number}</span>
        <h3 className={`${styles.title} t-d3`}>{title}</h3>
        <span className="max-md:col-start-2 md:pr-24px t-body text-ink2">{text}</span>{" "}
        <span className="max-md:col-start-2 max-md:mt-4px t-caption text-ink3">{time}</span>
        <i aria-hidden="true" className={`${styles.mark} i-mark-plus`} />
      </summary>
      <div
        className={`${styles.panel} t-copy mb-24px md:ml-56px bg-surface ${rails.rails} ${rails.ruled}`}
      >
        <p className="p-24px">{detail}</p>
        <div className="p-24px">
          <h4 className="t-caption text-ink3">{processContent.need}</h4>
          <ul className="mt-8px grid gap-y-8px">
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </div>
        <div className="p-24px">
          <h4 className="t-caption text-ink3">{processContent.get}</h4>
          <p className="mt-8px">{result}</p>
        </div>
      </div>
    </details>
  );
}
