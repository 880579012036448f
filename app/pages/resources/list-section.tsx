import type { ReactNode } from "react";

import { type ArticleKind, articleKinds, archivePath } from "../../articles/kinds.ts";
import type { SitePath } from "../../content/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { resourcesContent } from "./content.ts";
import styles from "./list-section.module.css";

const { caseStudies, everything } = resourcesContent;

/** Where the button of the specification leads; the archive has a link of its own. */
const more: Record<ArticleKind, { label: string; href: SitePath }> = {
  story: { label: caseStudies, href: "/success-stories" },
  insight: { label: everything, href: "/resources" },
  update: { label: everything, href: "/resources" },
};

type ListSectionProps = {
  kind: ArticleKind;
  children: ReactNode;
  /** Around skeletons, which the list follows: of the same size, without id, words and links. */
  isLoading?: boolean;
};

/** A section of `/resources` around its list, or around its skeletons. */
export function ListSection({ kind, children, isLoading = false }: ListSectionProps) {
  const { segment, content } = articleKinds[kind];
  const { title, all } = content.list;
  const { label, href } = more[kind];
  const linkClass = buttonClass({ variant: "evidence" });
  const linkTo = (path: SitePath, words: string) =>
    isLoading ? (
      // Without a character the line would be higher.
      <span className={linkClass}>{"\u200B"}</span>
    ) : (
      <a href={path} className={linkClass}>
        {words}
      </a>
    );
  return (
    <section
      {...(isLoading ? {} : { id: segment })}
      className={`border-t border-ink ${kind === "update" ? "bg-ground" : ""}`}
    >
      <div className="pt-40px pb-56px wrap-anywhere md:pb-72px page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-16px mb-16px">
          {isLoading ? (
            <p className={`${styles.loadingTitle} t-d3`} data-title={title} />
          ) : (
            <h2 className="t-d3">{title}</h2>
          )}
          {linkTo(archivePath(kind), all)}
        </div>
        {children}
        <p className="mt-24px">{linkTo(href, label)}</p>
      </div>
    </section>
  );
}
