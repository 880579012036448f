/** The cells of a table's head, a name for each column. */
export const HeadCells = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ));
