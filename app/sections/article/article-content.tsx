import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ArticleQueryProvider } from "../../articles/article-query-provider.tsx";
import { articleQuery, listQuery } from "../../articles/article-queries.ts";
import {
  type Article,
  articleKinds,
  itemPath,
  type ListItems,
  type PageKind,
  summarize,
} from "../../articles/kinds.ts";
import { PreviewNote } from "../../articles/preview-note.tsx";
import { PublishedDate } from "../../articles/published-date.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticleHeader, BackLink, Related } from "./article-parts.tsx";

type ArticleContentProps<K extends PageKind> = {
  kind: K;
  slug: string;
  /** The facts beside the title. */
  facts: (article: Article<K>) => { name: string; value: ReactNode }[];
  /** What follows the header: the body, and what stands around it. */
  children: (article: Article<K>) => ReactNode;
  /** Related articles with a higher score come first; without it they stay in order of date. */
  score?: (related: ListItems[K], article: Article<K>) => number;
  /** The drawing of a related article, if this kind has one. */
  cover?: (related: ListItems[K]) => ReactNode;
};

/** One article from the query client, and related ones. It stands in a page's static part. */
export function ArticleContent<K extends PageKind>(props: ArticleContentProps<K>) {
  return (
    <ArticleQueryProvider>
      <LoadedArticle {...props} />
    </ArticleQueryProvider>
  );
}

function LoadedArticle<K extends PageKind>(props: ArticleContentProps<K>) {
  const { kind, slug, facts, children, score, cover } = props;
  const { data } = useSuspenseQuery(articleQuery(kind, slug));
  if (data.status !== "read") return <ArticleMissing {...articleKinds[kind].content.page} />;
  const { article } = data;
  return (
    <>
      <BackLink />
      {article.preview && (
        <div className="page mt-12px">
          <PreviewNote {...article.preview} />
        </div>
      )}
      <ArticleHeader
        title={article.title}
        lead={summarize(kind, article).text}
        facts={facts(article)}
      />
      {children(article)}
      <RelatedArticles
        kind={kind}
        slug={slug}
        score={(item) => score?.(item, article) ?? 0}
        {...(cover && { cover })}
      />
    </>
  );
}

type RelatedArticlesProps<K extends PageKind> = {
  kind: K;
  slug: string;
  score: (item: ListItems[K]) => number;
  cover?: (item: ListItems[K]) => ReactNode;
};

function RelatedArticles<K extends PageKind>({
  kind,
  slug,
  score,
  cover,
}: RelatedArticlesProps<K>) {
  const { data } = useQuery(listQuery(kind));
  const items = data?.status === "read" ? data.rows : [];
  return (
    <Related
      title={articleKinds[kind].content.page.related}
      articles={items
        .filter((item) => item.slug !== slug)
        .toSorted((one, other) => score(other) - score(one))
        .slice(0, 2)
        .map((item) => ({
          id: item.id,
          href: itemPath(kind, item),
          title: item.title,
          text: summarize(kind, item).text,
          note: <PublishedDate at={item.publishedAt} />,
          ...(cover && { cover: cover(item) }),
        }))}
    />
  );
}
