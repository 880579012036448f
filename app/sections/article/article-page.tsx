import type { ReactNode } from "react";

import { type Article, articleKinds, type ListItems, type PageKind } from "../../articles/kinds.ts";
import type { ArticlePageContent } from "../../articles/load-article.ts";
import { articleLoading } from "../../content/article-loading.ts";
import { Late } from "../../ui/late.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import styles from "./article-body.module.css";

type ArticlePageProps<K extends PageKind> = {
  kind: K;
  /** A promise where the text comes late. */
  content: ArticlePageContent<K> | Promise<ArticlePageContent<K>>;
  children: (article: Article<K>, newest: readonly ListItems[K][]) => ReactNode;
};

/** An article; where its text comes late, first that it loads; where there is none, the not-found view. */
export function ArticlePage<K extends PageKind>({ kind, content, children }: ArticlePageProps<K>) {
  const { segment, content: words } = articleKinds[kind];
  const missing = (
    <>
      {content instanceof Promise && <NoIndex />}
      <ArticleMissing {...words.page} />
    </>
  );
  return (
    <Late
      data={content}
      loading={<ArticleLoading text={articleLoading[`/${segment}/`]} />}
      failed={missing}
    >
      {(found) => (found ? <article>{children(found.article, found.newest)}</article> : missing)}
    </Late>
  );
}

function ArticleLoading({ text }: { text: string }) {
  return (
    <p
      role="status"
      className={`page-width flex items-center justify-center gap-12px ${styles.loading} t-lead text-ink2`}
    >
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
