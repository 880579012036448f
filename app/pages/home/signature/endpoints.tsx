import { endpointRows, signatureContent } from "./content.ts";
import { HeadCells } from "../../../ui/table-head.tsx";
import styles from "./tables.module.css";

/** What each endpoint did in the last whole hour. */
export function Endpoints() {
  const { title, head } = signatureContent.endpoints;
  return (
    <div className={`${styles.panel} ${styles.endpoints}`}>
      <PanelHead content={title} />
      <table aria-label={title[0]}>
        <thead>
          <tr>
            <HeadCells names={head} />
          </tr>
        </thead>
        <tbody>
          {endpointRows.map(({ name, model, numbers }) => (
            <tr key={name}>
              <th scope="row">
                {`${name} `}
                <span className={`${styles.model} t-log text-ink3`}>{model}</span>
              </th>
              {numbers.map((number, column) => (
                <td key={column}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The title of a panel of the console, and what it counts. */
export const PanelHead = ({ content: [title, note] }: { content: readonly [string, string] }) => (
  <h3 className={styles.head}>
    {`${title} `}
    <span>{note}</span>
  </h3>
);
