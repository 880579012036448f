import type { SearchPageRead } from "../../articles/load-search.ts";
import { Island } from "../../islands/island.tsx";
import Search from "./search.island.tsx";

type SearchPageProps = SearchPageRead & {
  /** As the visitor typed it. */
  typed: string | undefined;
  /** What the results are narrowed to, as the address has it. */
  kind: string | undefined;
};

/** `/search`: a form that works without script; with script, results follow what is typed. */
export function SearchPage({ typed, kind, text, isCut, result, terms }: SearchPageProps) {
  return (
    <div className="pt-56px pb-72px wrap-anywhere md:pt-72px md:pb-96px page-width">
      <Island of={Search} props={{ typed, kind, text, isCut, result, terms }} />
    </div>
  );
}
