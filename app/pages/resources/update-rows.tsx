import { itemAnchor, type Update } from "../../articles/kinds.ts";
import { PreviewNote } from "../../articles/preview-note.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { Badge } from "../../ui/badge.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { Unbroken } from "../../ui/unbroken.tsx";
import { LoadingNote } from "./columns.tsx";

const row =
  "update grid items-start gap-x-16px gap-y-8px md:gap-x-24px grid-cols-[auto_1fr] md:grid-cols-3 py-16px border-t border-line first:border-ink";
const date = "flex items-center gap-12px t-lab text-12.5px! text-ink3 h-24px";
const square = "flex-none w-9px h-9px bg-ink";
const middle = "contents md:grid md:grid-cols-[96px_1fr]";
const badge = "max-md:order--1 h-24px leading-24px";
const title = "max-md:col-span-2 update-title t-d4 md:text-18px!";
const text = "max-md:col-span-2 update-text t-small text-ink2 text-balance";

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
        <li key={update.id} id={itemAnchor("update", update.id)} className={row}>
          <p className={date}>
            <i className={hasNewest && index === 0 ? `${square} bg-signal!` : square} />
            <PublishedDate at={update.publishedAt} />
          </p>
          <div className={middle}>
            <p className={badge}>
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
          <li key={index} data-skeleton="" className={`${row} pulse`}>
            <SkeletonText className={`${date} w-128px`} />
            <div className={middle}>
              <SkeletonText className={`${badge} w-72px t-lab`} />
              <SkeletonText className={title} />
            </div>
            <SkeletonText className={text} lines={2} />
          </li>
        ))}
      </ul>
    </>
  );
}
