import type { FoundPart, MarkedText, SearchKind, SearchResult } from "../../articles/contract.ts";
import { InsightCard } from "../../articles/insight-cover/insight-cover.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { StoryImage } from "../../articles/story-image.tsx";
import { FilterRow } from "../../sections/filter-row.tsx";
import { searchContent, searchPath } from "./content.ts";
import styles from "./search-results.module.css";
import covering from "../../sections/covering-link.module.css";

type SearchResultsProps = {
  results: readonly SearchResult[];
  text: string;
  /** What they are narrowed to. A kind of which there is none narrows nothing. */
  kind: string | undefined;
};

const kindNames: readonly SearchKind[] = [
  "page",
  "answer",
  "document",
  "insight",
  "story",
  "update",
];

/** What was found, each result one link, below the kinds of results. */
export function SearchResults({ results, text, kind }: SearchResultsProps) {
  const countOf = (name: SearchKind) => results.filter((result) => result.kind === name).length;
  const present = kindNames.filter((name) => countOf(name) > 0);
  const chosen = present.find((name) => name === kind);
  const shown = chosen ? results.filter((result) => result.kind === chosen) : results;
  return (
    <>
      <div className="relative mt-20px">
        <FilterRow
          label={searchContent.filter}
          rel="nofollow"
          links={[
            {
              href: searchPath(text),
              name: searchContent.all,
              count: results.length,
              isCurrent: chosen === undefined,
            },
            ...present.map((name) => ({
              href: searchPath(text, name),
              name: searchContent.kinds[name].many,
              count: countOf(name),
              isCurrent: name === chosen,
            })),
          ]}
        />
        <p className={`${styles.order} max-md:hidden t-caption text-ink3`}>{searchContent.order}</p>
      </div>
      <ol className="border-b border-line">
        {shown.map((result) => (
          <Result key={result.href} {...result} />
        ))}
      </ol>
    </>
  );
}

function Result({ kind, href, title, text, parts, facts, publishedAt, thumbnail }: SearchResult) {
  return (
    <li className={`${covering.around} ${styles.result}`}>
      <p className={`${styles.kind} t-caption text-ink3`}>
        {searchContent.kinds[kind].one}
        {publishedAt !== null && (
          <>
            {" · "}
            <PublishedDate at={publishedAt} />
          </>
        )}
      </p>
      <div className="max-w-640px md:col-span-2 md:pr-24px">
        <h2 className={`${styles.title} t-d4`}>
          <a href={href} className={covering.link}>
            <Marked parts={title} />
          </a>
        </h2>
        <p className="mt-4px t-small text-ink2">
          <Marked parts={text} />
        </p>
        {parts.length > 0 && <Parts label={searchContent.partsIn} parts={parts} />}
        {facts.length > 0 && <Parts label={searchContent.factsIn} parts={facts} />}
      </div>
      {thumbnail ? (
        <div
          aria-hidden="true"
          data-part="thumbnail"
          className={`${styles.thumbnail} ml-auto max-md:hidden`}
        >
          {thumbnail.of === "insight" ? (
            <InsightCard insight={thumbnail.insight} />
          ) : (
            <StoryImage {...thumbnail} category={null} />
          )}
        </div>
      ) : (
        <p className={`${styles.place} md:text-right t-caption text-ink3`}>
          {kind === "update" ? searchContent.updates : href}
        </p>
      )}
    </li>
  );
}

function Parts({ label, parts }: { label: string; parts: readonly FoundPart[] }) {
  return (
    <p className={`${styles.parts} mt-8px t-caption text-ink3`}>
      {label}{" "}
      {parts.map(({ href, title }, index) => (
        <span key={title.join("")}>
          {index > 0 && " and "}
          <a href={href} data-part="place">
            <Marked parts={title} />
          </a>
        </span>
      ))}
    </p>
  );
}

/** Plain text in which every second part is what was found. */
function Marked({ parts }: { parts: MarkedText }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={`${styles.match} font-600`}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
