import type { Searched } from "../../articles/search.ts";
import { Island } from "../../islands/island.tsx";
import { searchContent } from "./content.ts";
import Search from "./search.island.tsx";

type SearchPageProps = Searched & {
  /** As the visitor typed it. */
  typed: string | undefined;
};

/** `/search`: a form that works without script; with script, results follow what is typed. */
export function SearchPage({ typed, text, isCut, result }: SearchPageProps) {
  return (
    <div className="page-width pt-56px md:pt-72px pb-72px md:pb-112px [overflow-wrap:anywhere]">
      <h1 className="t-d1p">{searchContent.headline}</h1>
      <Island of={Search} props={{ typed, text, isCut, result }} />
    </div>
  );
}
