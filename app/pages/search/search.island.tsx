import { useEffect, useRef, useState } from "react";

import { type Searched, search } from "../../articles/search.ts";

import { searchPauseMs } from "../../config/timings.ts";
import { SearchField } from "../../sections/search-field.tsx";
import { TextLink } from "../../ui/link.tsx";
import { searchContent } from "./content.ts";
import { SearchResults } from "./search-results.tsx";

type SearchProps = Searched & { typed: string | undefined };

/** The field, and what was found: it follows what is typed, after a pause. */
export default function Search({ typed, ...first }: SearchProps) {
  const [{ text, isCut, result }, setSearched] = useState<Searched>(first);
  const field = useRef<HTMLDivElement>(null);
  const searchFor = useSearchAfterPause(setSearched);
  useEffect(() => {
    // What was typed before this was hydrated.
    const { value = "" } = field.current?.querySelector("input") ?? {};
    if (value !== (typed ?? "")) searchFor(value);
    // Once: from then on the field says what is typed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const results = result.status === "found" ? result.results : [];
  return (
    <>
      <div ref={field} className="mt-32px md:max-w-640px">
        <SearchField
          {...searchContent.field}
          id="search"
          defaultValue={typed}
          onChange={({ currentTarget }) => searchFor(currentTarget.value)}
        />
      </div>
      <p role="status" className="mt-32px t-d4">
        {statusOf(result, text ?? "")}
      </p>
      {isCut && <p className="mt-8px t-small text-ink2">{searchContent.cut}</p>}
      {result.status === "found" && result.isPartial && (
        <p className="mt-8px t-small text-ink2">{searchContent.partial}</p>
      )}
      {results.length > 0 ? (
        <SearchResults results={results} />
      ) : (
        <Help text={result.status === "found" ? searchContent.noneHelp : undefined} />
      )}
    </>
  );
}

/** Searches for what is typed after a pause, and writes it into the address. The next search ends it. */
function useSearchAfterPause(onSearched: (searched: Searched) => void) {
  const timer = useRef(0);
  const running = useRef<AbortController>(undefined);
  return (typed: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const query = typed.trim() === "" ? "" : `?${new URLSearchParams({ q: typed })}`;
      history.replaceState(null, "", `/search${query}`);
      void search(typed, signal).then((searched) => {
        if (!signal.aborted) onSearched(searched);
      });
    }, searchPauseMs);
  };
}

function statusOf(result: Searched["result"], text: string): string {
  const { found, none } = searchContent;
  if (result.status !== "found") return searchContent[result.status];
  const { length } = result.results;
  return length === 0 ? none(text) : found(length, text);
}

/** Where to look when a search finds nothing, or before one. */
function Help({ text }: { text: string | undefined }) {
  return (
    <>
      {text !== undefined && <p className="mt-12px max-w-640px t-body text-ink2">{text}</p>}
      <p className="mt-40px t-lab text-ink3">{searchContent.elsewhere}</p>
      <ul className="flex flex-wrap gap-x-28px gap-y-8px mt-12px t-body">
        {searchContent.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
