import { UpdateRows } from "../update-rows.tsx";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";

const rows: ArchiveRows<"update"> = (updates, { filter, page }) => (
  <UpdateRows updates={updates} hasNewest={filter === undefined && page === 1} />
);

/** The list of `/resources/updates`. */
export default function UpdatesArchive(props: ArchiveProps) {
  return <Archive kind="update" rows={rows} {...props} />;
}
