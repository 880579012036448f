import type { ReactNode } from "react";

import { itemAnchor, type Update } from "../../articles/kinds.ts";
import { PreviewNote, PublishedDate } from "../../articles/published-date.tsx";
import linkStyles from "../../sections/covering-link.module.css";
import { Badge } from "../../ui/badge.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { LoadingNote } from "./columns.tsx";
import styles from "./update-rows.module.css";

const date = `${styles.date} t-source text-ink3`;
const title = `${styles.title} max-md:col-span-2 t-d4`;
const target = `${styles.target} max-md:col-span-2 t-note`;
const text = `${styles.text} max-md:col-span-2 t-small text-ink2 text-balance`;

type UpdateRowsProps = {
  updates: readonly Update[];
  /** Whether the first one is the newest of all, which is marked. */
  hasNewest?: boolean;
};

const isOutside = (href: string) => href.startsWith("https:");

const arrowOf = (href: string) => (isOutside(href) ? "i-mark-arrow-out" : "i-mark-arrow-right");

/** The link that covers a row: to the page that the update changed. */
function TargetLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} rel={isOutside(href) ? "noopener" : undefined} className={linkStyles.link}>
      {children}
    </a>
  );
}

/** The newest updates: date, badge, title, description, and the page that it changed. */
export function UpdateRows({ updates, hasNewest = true }: UpdateRowsProps) {
  return (
    <ul>
      {updates.map((update, index) => (
        <li
          key={update.id}
          id={itemAnchor("update", update.id)}
          className={`${styles.update} ${linkStyles.around}`}
        >
          <p className={date}>
            <i
              className={
                hasNewest && index === 0 ? `${styles.square} ${styles.newest}` : styles.square
              }
            />
            <PublishedDate at={update.publishedAt} />
          </p>
          <p className={styles.badge}>
            <Badge>{update.type}</Badge>
          </p>
          <h3 className={title}>
            <TargetLink href={update.target.href}>
              <Unbroken text={update.title} />
            </TargetLink>
          </h3>
          <p className={text}>{update.description}</p>
          <p className={target}>
            {update.target.label}
            <i
              aria-hidden="true"
              className={`${arrowOf(update.target.href)} size-14px flex-none`}
            />
          </p>
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
            <SkeletonText className={`${styles.badge} ${styles.barBadge} t-caption`} />
            <SkeletonText className={title} />
            <SkeletonText className={text} lines={2} />
            <SkeletonText className={target} />
          </li>
        ))}
      </ul>
    </>
  );
}
