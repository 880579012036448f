/** Short pairs in mono with hairlines between: a name and what it is. */
export function DefinitionList({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: string])[];
}) {
  return (
    <dl>
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className="flex gap-12px py-5px first:pt-0 border-line [&+&]:border-t t-lab"
        >
          <dt className="flex-none w-76px text-ink3">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
