import { HeadCells } from "../../ui/head-cells.tsx";

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
