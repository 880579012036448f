import type { Update } from "../../articles/kinds.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { Badge } from "../../ui/badge.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { LoadingNote } from "./columns.tsx";

const row =
  "update [--texts:4] sm:[--texts:2] grid items-start gap-x-12px gap-y-8px md:gap-x-0 grid-cols-[auto_1fr] md:grid-cols-[12.5%_12.5%_25%_50%] py-20px border-t border-line";
const date = "t-lab text-ink3 py-2px";
const title = "max-md:col-span-2 md:px-24px lines t-nav text-18px! font-500! [--lines:2]";
const text =
  "max-md:col-span-2 md:pl-24px lines t-small md:text-16px text-ink2 [--lines:4] sm:[--lines:2]";

/** The newest updates: badge, date, title, description. */
export function UpdateRows({ updates }: { updates: readonly Update[] }) {
  return (
    <ul>
      {updates.map((update) => (
        <li key={update.id} className={row}>
          <p className="h-24px leading-24px">
            <Badge>{update.type}</Badge>
          </p>
          <p className={date}>
            <PublishedDate at={update.publishedAt} />
          </p>
          <div className="contents">
            <h3 className={title}>{update.title}</h3>
            <p className={text}>{update.description}</p>
          </div>
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
          <li key={index} data-skeleton="" className={row}>
            <SkeletonText className="h-24px w-72px py-2px t-lab" />
            <SkeletonText className={`${date} w-128px`} />
            <div className={title}>
              <SkeletonText className="" />
            </div>
            <div className={text}>
              <SkeletonText className="" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
