import { itemAnchor, type Update } from "../../articles/kinds.ts";
import { PreviewNote } from "../../articles/preview-note.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { Badge } from "../../ui/badge.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { LoadingNote } from "./columns.tsx";
import styles from "./update-rows.module.css";

const date = `${styles.date} t-caption text-ink3`;
const title = `${styles.title} t-d4`;
const text = `${styles.text} t-small text-ink2 text-balance`;

type UpdateRowsProps = {
  updates: readonly Update[];
  /** Whether the first one is the newest of all, which is marked. */
  hasNewest?: boolean;
};

/** The newest updates: date, badge, title, description. */
export function UpdateRows({ updates, hasNewest = true }: UpdateRowsProps) {
  return (
    <ul>
      {updates.map((update, index) => (
        <li key={update.id} id={itemAnchor("update", update.id)} className={styles.update}>
          <p className={date}>
            <i
              className={
                hasNewest && index === 0 ? `${styles.square} ${styles.newest}` : styles.square
              }
            />
            <PublishedDate at={update.publishedAt} />
          </p>
          <div className={styles.middle}>
            <p className={styles.badge}>
              <Badge>{update.type}</Badge>
            </p>
            <h3 className={title}>
              <Unbroken text={update.title} />
            </h3>
          </div>
          <p className={text}>{update.description}</p>
          {update.preview && (
            <div className="col-span-full">
              <PreviewNote {...update.preview} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Skeletons of the same size as the rows. */
export function UpdateSkeletons({ loading }: { loading: string }) {
  return (
    <>
      <LoadingNote>{loading}</LoadingNote>
      <ul>
        {[0, 1, 2, 3, 4].map((index) => (
          <li key={index} data-skeleton="" className={`${styles.update} pulse`}>
            <SkeletonText className={`${date} ${styles.barDate}`} />
            <div className={styles.middle}>
              <SkeletonText className={`${styles.badge} ${styles.barBadge} t-caption`} />
              <SkeletonText className={title} />
            </div>
            <SkeletonText className={text} lines={2} />
          </li>
        ))}
      </ul>
    </>
  );
}
