import type { MarkedText, SearchResult } from "../../articles/contract.ts";
import { PublishedDate } from "../../articles/published-date.tsx";
import { searchContent } from "./content.ts";
import "./search.css";

/** What was found, each result one link. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="mt-20px border-b border-line">
      {results.map(({ kind, href, title, text, publishedAt }) => (
        <li
          key={href}
          className="group relative grid md:grid-cols-4 gap-y-4px py-20px border-t border-line first:border-ink"
        >
          <p className="t-lab text-12.5px! text-ink3 md:pt-3px">
            {searchContent.kinds[kind]}
            {publishedAt !== null && (
              <>
                {" · "}
                <PublishedDate at={publishedAt} />
              </>
            )}
          </p>
          <div className="md:col-span-3 md:pl-24px max-w-800px">
            <h2 className="t-d4">
              <a
                href={href}
                className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
              >
                <Marked parts={title} />
              </a>
            </h2>
            <p className="mt-4px t-small text-ink2">
              <Marked parts={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Plain text in which every second part is what was found. */
function Marked({ parts }: { parts: MarkedText }) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="search-match">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
