import { UpdateRows } from "../update-rows.tsx";
import { ArchiveFlood } from "./archive-flood.tsx";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";
import styles from "./page.module.css";

const rows: ArchiveRows<"update"> = (updates, { filter, page }, { total }) => (
  <>
    <div className={styles.rows}>
      <UpdateRows updates={updates} hasNewest={filter === undefined && page === 1} />
    </div>
    <div className={styles.afterRows}>
      <ArchiveFlood kind="update" total={total} />
    </div>
  </>
);

/** The list of `/resources/updates`. */
export default function UpdatesArchive(props: ArchiveProps) {
  return <Archive kind="update" rows={rows} {...props} />;
}
