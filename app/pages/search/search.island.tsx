import { useEffect, useRef, useState } from "react";

import type { NearestQuestion } from "../../articles/contract.ts";
import { type Searched, search } from "../../articles/search.ts";
import { searchPauseMs } from "../../config/timings.ts";
import type { IndexedTerm } from "../../lib/page-index.ts";
import { TextLink } from "../../ui/link.tsx";
import { searchContent, searchPath } from "./content.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { TermIndex } from "./term-index.tsx";
import styles from "./page.module.css";

type SearchProps = Searched & {
  typed: string | undefined;
  kind: string | undefined;
  terms: readonly IndexedTerm[];
};

/** A longer question stands in smaller letters. */
const shortQuestion = 24;

/** The field, and what was found: it follows what is typed, after a pause. */
export default function Search({ typed, kind, terms, ...first }: SearchProps) {
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
  const question = text ?? "";
  const results = result.status === "found" ? result.results : [];
  return (
    <>
      <p className="t-caption text-ink3">{searchContent.label}</p>
      <div role="status">
        <h1 className={`mt-12px ${question.length > shortQuestion ? "t-d2" : "t-d1p"}`}>
          {getStatus(result, question)}
        </h1>
      </div>
      <div ref={field} className="mt-24px">
        <SearchForm
          defaultValue={typed}
          onChange={({ currentTarget }) => searchFor(currentTarget.value)}
        />
      </div>
      {isCut && <p className="mt-16px t-small text-ink2">{searchContent.cut}</p>}
      {result.status === "found" && result.isPartial && (
        <p className="mt-16px t-small text-ink2">{searchContent.partial}</p>
      )}
      {result.status === "idle" ? (
        <TermIndex terms={terms} />
      ) : results.length > 0 ? (
        // What is typed later is searched among everything.
        <SearchResults results={results} text={question} kind={text === first.text ? kind : ""} />
      ) : (
        <Help nearest={result.status === "found" ? result.nearest : null} />
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
      history.replaceState(null, "", searchPath(typed.trim() === "" ? "" : typed));
      void search(typed, signal).then((searched) => {
        if (!signal.aborted) onSearched(searched);
      });
    }, searchPauseMs);
  };
}

function getStatus(result: Searched["result"], text: string): string {
  const { found, none } = searchContent;
  if (result.status !== "found") return searchContent[result.status];
  const { length } = result.results;
  return length === 0 ? none(text) : found(length, text);
}

/** What was perhaps meant, and where else to look. */
function Help({ nearest }: { nearest: NearestQuestion | null }) {
  return (
    <div className="quarters gap-y-24px mt-32px">
      {nearest && (
        <>
          <p className="t-caption text-ink3 md:pt-12px">{searchContent.nearest}</p>
          <div className="md:pr-24px">
            <p className="t-d2">
              <a href={searchPath(nearest.text)} rel="nofollow" className={styles.nearest}>
                {nearest.text}
              </a>
            </p>
            <p className="mt-12px t-body text-ink2">{searchContent.nearestFinds(nearest)}</p>
          </div>
        </>
      )}
      <div className="md:col-span-2">
        <p className="max-w-560px t-body text-ink2">{searchContent.noneHelp}</p>
        <ul className="flex flex-wrap gap-y-8px gap-x-24px mt-20px font-500 t-body">
          {searchContent.links.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
