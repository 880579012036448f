import styles from "./tables.module.css";

/** The title of a panel of the console, and what it counts. */
export const PanelHead = ({ content: [title, note] }: { content: readonly [string, string] }) => (
  <h3 className={styles.head}>
    {`${title} `}
    <span>{note}</span>
  </h3>
);
