import type { ReactNode } from "react";

import { searchLimits } from "../../config/limits.ts";
import { articleContent } from "../../content/articles.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NotFoundWall } from "../../ui/not-found-wall.tsx";
import { FilterSearch } from "../filter-search.tsx";

type ArticleMissingProps = {
  notFound: { title: string; text: string };
  /** The way back. */
  back?: { href: string; label: string };
  /** What the address asked for, which the search below begins with; no search without it. */
  searched?: string;
  /** What does exist. */
  children?: ReactNode;
};

const resources = { href: "/resources", label: articleContent.back };

/** Shown when an article or a list does not exist or cannot be read (spec section 8). */
export function ArticleMissing({
  notFound,
  back = resources,
  searched,
  children,
}: ArticleMissingProps) {
  return (
    <>
      <NotFoundWall>
        <h1 className="t-d2">{notFound.title}</h1>
        <p className="mt-12px t-lead text-ink2">{notFound.text}</p>
        <p className="mt-20px">
          <LinkButton {...back} variant="primary" />
        </p>
      </NotFoundWall>
      {searched !== undefined && (
        <div className="page-width pt-24px pb-40px">
          <FilterSearch
            {...articleContent.missingSearch}
            id="missing-search"
            value={searched.slice(0, searchLimits.max)}
            layout="wide"
          />
        </div>
      )}
      {children}
    </>
  );
}
