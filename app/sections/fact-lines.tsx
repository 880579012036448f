/** Short pairs in mono between hairlines: a name and what it is. */
export function FactLines({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: string])[];
}) {
  return (
    <dl className="border-t border-line">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex gap-16px py-5px border-b border-line t-lab">
          <dt className="flex-none w-88px text-ink3">{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
