/** The cells of a table's head, a name for each column. */
export const HeadCells = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ));

/** The caption and the head of a table, which narrow screens do not show: there each cell has its key. */
export function TableHead({ names, caption }: { names: readonly string[]; caption: string }) {
  return (
    <>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeadCells names={names} />
        </tr>
      </thead>
    </>
  );
}
