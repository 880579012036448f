/** The caption and the head of a table, which narrow screens do not show: there each cell has its key. */
export function TableHead({ names, caption }: { names: readonly string[]; caption: string }) {
  return (
    <>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
