import { trustContent } from "../content.ts";
import { firstFlow, flows } from "./flows.ts";
import styles from "./crossing-details.module.css";

const { crossings } = trustContent;

/**
 * The rows in sentences, each with its line of the policy and the command that checks it. With script
 * one stands there at a time; without it, and on paper, all nine.
 */
export function CrossingDetails() {
  return (
    <ul className={`${styles.details} mt-40px`}>
      {flows.map(({ id, name, text, line, check }) => (
        <li key={id} id={`flow-${id}`} data-flow={id} data-lit={id === firstFlow ? "" : undefined}>
          <h3 className={styles.name}>{name}</h3>
          <p className="text-ink2">{text}</p>
          <p className="t-source">
            <span className="text-ink3">{crossings.policy}</span> <code translate="no">{line}</code>
            <br />
            <span className="text-ink3">{crossings.check}</span> <code translate="no">{check}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
