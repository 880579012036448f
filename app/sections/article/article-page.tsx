import type { ReactNode } from "react";

import {
  type Article,
  articleKinds,
  archivePath,
  type ListItems,
  type PageKind,
  relatedCount,
} from "../../articles/kinds.ts";
import type { ArticlePageContent } from "../../articles/load-article.ts";
import { toWordList } from "../../lib/search-spellings.ts";
import { articleLoading } from "../../content/article-loading.ts";
import { Late } from "../../ui/late.tsx";
import { toRelated } from "./article-content.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { Related } from "./article-parts.tsx";
import styles from "./article-body.module.css";

type ArticlePageProps<K extends PageKind> = {
  kind: K;
  /** As the address has it. */
  slug: string;
  /** A promise where the text comes late. */
  content: ArticlePageContent<K> | Promise<ArticlePageContent<K>>;
  /** The drawing of an article in a list. */
  cover: (item: ListItems[K]) => ReactNode;
  children: (article: Article<K>, newest: readonly ListItems[K][]) => ReactNode;
};

/** An article; where its text comes late, first that it loads; where there is none, the not-found view. */
export function ArticlePage<K extends PageKind>({
  kind,
  slug,
  content,
  cover,
  children,
}: ArticlePageProps<K>) {
  const { segment, content: words } = articleKinds[kind];
  const missing = (newest: readonly ListItems[K][]) => (
    <>
      {content instanceof Promise && <NoIndex />}
      <ArticleMissing {...words.page} searched={toWordList(slug).join(" ")}>
        <Related
          title={words.page.newest(Math.min(newest.length, relatedCount))}
          all={{ href: archivePath(kind), label: words.page.allOfThem }}
          articles={toRelated(kind, newest, cover)}
        />
      </ArticleMissing>
    </>
  );
  return (
    <Late
      data={content}
      loading={<ArticleLoading text={articleLoading[`/${segment}/`]} />}
      failed={missing([])}
    >
      {({ article, newest }) => (article ? children(article, newest) : missing(newest))}
    </Late>
  );
}

function ArticleLoading({ text }: { text: string }) {
  return (
    <p role="status" className={`${styles.loading} page-width t-lead text-ink2`}>
      <i className="pulse" />
      {text}
    </p>
  );
}

/** The head of the page has been sent, so it stands where React does not move it into the head. */
function NoIndex() {
  return (
    <div hidden dangerouslySetInnerHTML={{ __html: '<meta name="robots" content="noindex">' }} />
  );
}
