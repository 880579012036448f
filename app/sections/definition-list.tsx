import styles from "./definition-list.module.css";

/** Short pairs of name and value in mono, with hairlines between. */
export function DefinitionList({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: string])[];
}) {
  return (
    <dl>
      {facts.map(([name, fact]) => (
        <div key={name} className={`${styles.pair} t-caption`}>
          <dt className="text-ink3">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
