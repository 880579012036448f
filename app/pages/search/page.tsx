import type { SearchState } from "../../articles/load-search.ts";
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
  const results = result.status === "found" ? result.results : [];
  return (
    <div className="page pt-56px md:pt-72px pb-72px md:pb-112px [overflow-wrap:anywhere]">
      <h1 className="t-d1p">{searchContent.headline}</h1>
      <div className="mt-32px md:max-w-640px">
        <SearchField {...searchContent.field} defaultValue={typed} />
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
