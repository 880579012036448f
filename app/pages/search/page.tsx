import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import type { SearchState } from "../../articles/load-search.ts";
import { searchPauseMs } from "../../config/timings.ts";
import { SearchField } from "../../sections/search-field.tsx";
import { TextLink } from "../../ui/link.tsx";
import { searchContent } from "./content.ts";
import { SearchResults } from "./search-results.tsx";

type SearchPageProps = {
  /** As the visitor typed it. */
  typed: string | undefined;
  /** What was searched for. */
  text: string | null;
  isCut: boolean;
  result: SearchState;
};

/** `/search`: a form that works without script; with script, results follow what is typed. */
export function SearchPage({ typed, text, isCut, result }: SearchPageProps) {
  const searchFor = useSearchWhileTyping();
  const field = useFieldOf(typed ?? "");
  const results = result.status === "found" ? result.results : [];
  return (
    <div className="page pt-56px md:pt-72px pb-72px md:pb-112px [overflow-wrap:anywhere]">
      <h1 className="t-d1p">{searchContent.headline}</h1>
      <div ref={field} className="mt-32px md:max-w-640px">
        <SearchField
          {...searchContent.field}
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
    </div>
  );
}

function statusOf(result: SearchState, text: string): string {
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

/** The element around the field, which a link to another search fills; never while somebody types. */
function useFieldOf(typed: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = element.current?.querySelector("input");
    if (input && input !== document.activeElement) input.value = typed;
  }, [typed]);
  return element;
}

/** Searches for what is typed after a pause. The router ends a search that another one follows. */
function useSearchWhileTyping() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (q: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A link was followed in the meantime; its page is on the way.
      if (window.location.pathname !== "/search") return;
      const search = q.trim() === "" ? {} : { q };
      void router.navigate({ to: "/search", search, replace: true, resetScroll: false });
    }, searchPauseMs);
  };
}
