import type { SearchPageRead } from "../../articles/load-search.ts";
import { Island } from "../../islands/island.tsx";
import Search from "./search.island.tsx";
import "./search.css";

type SearchPageProps = SearchPageRead & {
  /** As the visitor typed it. */
  typed: string | undefined;
  /** What the results are narrowed to, as the address has it. */
  kind: string | undefined;
};

/** `/search`: a form that works without script; with script, results follow what is typed. */
export function SearchPage({ typed, kind, text, isCut, result, terms }: SearchPageProps) {
  return (
    <div className="page-width pt-56px md:pt-72px pb-72px md:pb-112px [overflow-wrap:anywhere]">
      <Island of={Search} props={{ typed, kind, text, isCut, result, terms }} />
    </div>
  );
}
