import type { ReactNode } from "react";

import {
  type Article,
  articleKinds,
  archivePath,
  type ListItems,
  type PageKind,
  relatedCount,
  summarize,
} from "../../articles/kinds.ts";
import type { ArticlePageContent } from "../../articles/load-article.ts";
import { PreviewNote } from "../../articles/published-date.tsx";
import { toWordList } from "../../lib/search-spellings.ts";
import { articleLoading } from "../../content/article-loading.ts";
import { Late } from "../../ui/late.tsx";
import { ArticleClosingCta } from "./article-closing-cta.tsx";
import { ArticleMissing } from "./article-missing.tsx";
import { ArticleBody, ArticleHeader, BackLink, Related } from "./article-parts.tsx";
import bodyStyles from "./article-body.module.css";
import styles from "./article-parts.module.css";

type ArticlePageProps<K extends PageKind> = {
  kind: K;
  /** As the address has it. */
  slug: string;
  /** A promise where the text comes late. */
  content: ArticlePageContent<K> | Promise<ArticlePageContent<K>>;
  /** The drawing of an article in a list. */
  cover: (item: ListItems[K]) => ReactNode;
  /** The drawing across its page. */
  band: (article: Article<K>) => ReactNode;
  /** The facts beside the title. */
  facts: (article: Article<K>) => readonly { name: string; value: ReactNode }[];
  /** Related articles with a higher score come first; without it they stay in order of date. */
  score?: (related: ListItems[K], article: Article<K>) => number;
};

/** An article; where its text comes late, first that it loads; where there is none, the not-found view. */
export function ArticlePage<K extends PageKind>({ slug, content, ...page }: ArticlePageProps<K>) {
  const { kind, cover } = page;
  const { segment, content: words } = articleKinds[kind];
  const missing = (newest: readonly ListItems[K][]) => (
    <>
      {content instanceof Promise && <NoIndex />}
      <ArticleMissing {...words.page} searched={toWordList(slug).join(" ")}>
        <Related
          kind={kind}
          title={words.page.newest(Math.min(newest.length, relatedCount))}
          all={{ href: archivePath(kind), label: words.page.allOfThem }}
          items={newest}
          cover={cover}
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
      {({ article, newest }) =>
        article ? <WholeArticle {...page} article={article} newest={newest} /> : missing(newest)
      }
    </Late>
  );
}

type WholeArticleProps<K extends PageKind> = Omit<ArticlePageProps<K>, "slug" | "content"> & {
  article: Article<K>;
  /** The newest of its kind, from which the related ones are taken. */
  newest: readonly ListItems[K][];
};

/** One article, and related ones. */
function WholeArticle<K extends PageKind>(props: WholeArticleProps<K>) {
  const { kind, article, newest, cover, band, facts, score = () => 0 } = props;
  const { text, labels } = summarize(kind, article);
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
        <ArticleHeader title={article.title} lead={text} facts={facts(article)} />
        {band(article)}
        <ArticleBody {...article.body} subjects={labels} />
      </article>
      <ArticleClosingCta subjects={labels} ctaId={`${kind}-closing`} />
      <Related
        kind={kind}
        title={articleKinds[kind].content.page.related}
        items={newest
          .filter(({ slug }) => slug !== article.slug)
          .toSorted((one, other) => score(other, article) - score(one, article))}
        cover={cover}
      />
    </>
  );
}

function ArticleLoading({ text }: { text: string }) {
  return (
    <p role="status" className={`${bodyStyles.loading} page-width t-lead text-ink2`}>
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
