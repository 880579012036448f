import { UpdateRows } from "../update-rows.tsx";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import styles from "./page.module.css";

const rows: ArchiveRows<"update"> = (updates, { filter, page }) => (
  <div className={styles.rows}>
    <UpdateRows updates={updates} hasNewest={filter === undefined && page === 1} />
  </div>
);

/** The list of `/resources/updates`. */
export default function UpdatesArchive(props: ArchiveProps) {
  return <Archive kind="update" rows={rows} {...props} />;
}
