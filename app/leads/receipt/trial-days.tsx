import { firstTrialDay, trialDaysContent, trialDaysOf } from "../../content/trial-days.ts";
import { trialDays, type TrialPlace } from "../../content/trial.ts";

type TrialDaysProps = {
  place: TrialPlace;
  /** When its first step is due, in milliseconds since 1970. */
  dueAt: number;
  zone: string | null;
};

/** The days of a trial: a square for each, then those in which its data is kept, and what to do in it. */
export function TrialDays({ place, dueAt, zone }: TrialDaysProps) {
  const { kept, dates, title, tasks } = trialDaysOf[place];
  const { first, last, deleted, drawing } = trialDaysContent;
  return (
    <>
      <div role="img" aria-label={drawing} className="receipt-trial">
        <p>
          <span>{`${first} `}</span>
          <span>{last}</span>
        </p>
        <div className="receipt-days">
          {Array.from({ length: trialDays }, (_, index) => (
            <i key={index}>{`${index + 1} `}</i>
          ))}
        </div>
        <div className="receipt-kept">
          <i />
          <i />
        </div>
        <p>
          <span>{`${kept} `}</span>
          <span>{deleted}</span>
        </p>
      </div>
      <p className="receipt-note">{dates(firstTrialDay(dueAt, zone))}</p>
      <h3 className="receipt-tasks-title">{title}</h3>
      <ol className="receipt-tasks">
        {tasks.map((task) => (
          <li key={task.title}>
            <b>{task.title}</b> <span>{task.takes}</span>{" "}
            <a href={task.href} className="receipt-link">
              {task.link}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}
