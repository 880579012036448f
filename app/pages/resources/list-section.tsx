import type { ReactNode } from "react";

import { type ArticleKind, articleKinds, archivePath } from "../../articles/kinds.ts";
import type { SitePath } from "../../content/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { resourcesContent } from "./content.ts";

const { caseStudies, top } = resourcesContent;

/** Where the button of the specification leads; the archive has a link of its own. */
const more: Record<ArticleKind, { label: string; href: SitePath }> = {
  story: { label: caseStudies, href: "/success-stories" },
  insight: { label: top, href: "/resources" },
  update: { label: top, href: "/resources" },
};

type ListSectionProps = { kind: ArticleKind; children: ReactNode };

/** A section of `/resources` around its list, or around its skeletons. */
export function ListSection({ kind, children }: ListSectionProps) {
  const { segment, content } = articleKinds[kind];
  const { title, all } = content.list;
  const { label, href } = more[kind];
  return (
    <section id={segment} className={`border-t border-ink ${kind === "update" ? "bg-ground" : ""}`}>
      <div className="page-width pt-40px pb-56px md:pb-72px [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center justify-between gap-x-16px mb-16px">
          <h2 className="t-d3">{title}</h2>
          <a href={archivePath(kind)} className={buttonClass({ variant: "evidence" })}>
            {all}
          </a>
        </div>
        {children}
        <p className="mt-24px">
          <a href={href} className={buttonClass({ variant: "evidence" })}>
            {label}
          </a>
        </p>
      </div>
    </section>
  );
}
