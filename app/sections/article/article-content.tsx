import type { ReactNode } from "react";

import {
  type Article,
  articleKinds,
  itemPath,
  type ListItems,
  type PageKind,
  relatedCount,
  summarize,
} from "../../articles/kinds.ts";
import { ArticleNote, PreviewNote } from "../../articles/published-date.tsx";
import { ArticleHeader, BackLink, Related } from "./article-parts.tsx";
import styles from "./article-parts.module.css";

type ArticleContentProps<K extends PageKind> = {
  kind: K;
  article: Article<K>;
  /** The newest of its kind, from which the related ones are taken. */
  newest: readonly ListItems[K][];
  /** The facts beside the title. */
  facts: { name: string; value: ReactNode }[];
  /** What follows the header: the body, and what stands around it. */
  children: ReactNode;
  /** Related articles with a higher score come first; without it they stay in order of date. */
  score?: (related: ListItems[K]) => number;
  /** The call to action at the end. */
  closing: ReactNode;
  /** The drawing of a related article. */
  cover: (related: ListItems[K]) => ReactNode;
};

/** The first of some articles, as `Related` shows them. */
export const toRelated = <K extends PageKind>(
  kind: K,
  items: readonly ListItems[K][],
  cover: (item: ListItems[K]) => ReactNode,
) =>
  items.slice(0, relatedCount).map((item) => ({
    id: item.id,
    href: itemPath(kind, item),
    title: item.title,
    note: <ArticleNote label={summarize(kind, item).labels[0]} at={item.publishedAt} />,
    cover: cover(item),
  }));

/** One article, and related ones. */
export function ArticleContent<K extends PageKind>({
  kind,
  article,
  newest,
  facts,
  children,
  closing,
  score = () => 0,
  cover,
}: ArticleContentProps<K>) {
  return (
    <>
      <BackLink kind={kind} slug={article.preview ? null : article.slug} />
      {article.preview && (
        <div className="page-width mt-12px">
          <PreviewNote {...article.preview} />
        </div>
      )}
      {/* Without the ways on, which no reader view takes for the text. */}
      <article className={styles.article}>
        <ArticleHeader title={article.title} lead={summarize(kind, article).text} facts={facts} />
        {children}
      </article>
      {closing}
      <Related
        title={articleKinds[kind].content.page.related}
        articles={toRelated(
          kind,
          newest
            .filter(({ slug }) => slug !== article.slug)
            .toSorted((one, other) => score(other) - score(one)),
          cover,
        )}
      />
    </>
  );
}
