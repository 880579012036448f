import type { ReactNode } from "react";

import { articlePath, itemAnchor, type ListItems, summarize } from "../../../articles/kinds.ts";
import { ArticleNote } from "../../../articles/published-date.tsx";
import { LeadDialogTrigger } from "../../../leads/dialogs/lead-dialog-trigger.tsx";
import { MiddleStep } from "../../../sections/middle-step.tsx";
import { ArchiveFlood } from "./archive-flood.tsx";
import { archivePageContent, type GridKind } from "./content.ts";
import styles from "./article-grid.module.css";
import covering from "../../../sections/covering-link.module.css";

/** An article of a list, one link. */
type GridArticle<K extends GridKind> = {
  article: ListItems[K];
  cover: ReactNode;
  /** Beside the text of the first article. */
  facts: readonly { name: string; value: string }[];
};

type ArticleGridProps<K extends GridKind> = {
  kind: K;
  articles: readonly GridArticle<K>[];
  /** Whether the first one stands alone, in halves. */
  hasLead: boolean;
  /** How many there are of the kind. */
  total: number;
  /** In the call to action. */
  numbers?: readonly { number: string; unit: string }[];
};

/** As many thirds make four rows of three, and a step stands between them. */
const longList = 12;

/** Articles in thirds; the call to action takes what the last row leaves, or a row of its own. */
export function ArticleGrid<K extends GridKind>(props: ArticleGridProps<K>) {
  const { kind, articles, hasLead, total, numbers } = props;
  const thirds = articles.length - (hasLead ? 1 : 0);
  // Six fill whole rows of two and of three columns.
  const halfway =
    thirds < longList ? articles.length : (hasLead ? 1 : 0) + Math.round(thirds / 12) * 6;
  const cards = articles.map((article, index) => (
    <ArticleCard
      key={article.article.slug}
      kind={kind}
      {...article}
      isLead={hasLead && index === 0}
    />
  ));
  return (
    <div className="grid grid-cols-1 gap-y-32px gap-x-24px sm:grid-cols-2 wide:grid-cols-3">
      <ul className="contents">{cards.slice(0, halfway)}</ul>
      {halfway < articles.length && (
        <>
          <Step kind={kind} />
          <ul className="contents">{cards.slice(halfway)}</ul>
        </>
      )}
      <ArchiveFlood
        kind={kind}
        total={total}
        of3={3 - (thirds % 3)}
        of2={2 - (thirds % 2)}
        {...(numbers && { numbers })}
      />
    </div>
  );
}

function Step({ kind }: { kind: GridKind }) {
  const { actions, step } = archivePageContent;
  return (
    <MiddleStep text={step[kind]} className="col-span-full">
      {kind === "insight" ? (
        <a href={actions.pricing.href} className="font-500 underline">
          {actions.pricing.label}
        </a>
      ) : (
        <LeadDialogTrigger
          dialog="getStarted"
          ctaId="archive-middle"
          className="font-500 underline"
        >
          {actions.start}
        </LeadDialogTrigger>
      )}
    </MiddleStep>
  );
}

type ArticleCardProps<K extends GridKind> = GridArticle<K> & { kind: K; isLead: boolean };

function ArticleCard<K extends GridKind>(props: ArticleCardProps<K>) {
  const { kind, article, cover, facts, isLead } = props;
  const { slug, title, publishedAt, readMinutes } = article;
  const { text, labels } = summarize(kind, article);
  return (
    <li
      id={itemAnchor(kind, slug)}
      className={`${covering.around} ${styles.card} ${isLead ? styles.lead : ""}`}
    >
      <div className="border border-ink">{cover}</div>
      <div className={`${styles.words} mt-16px`}>
        <div>
          <p className="t-caption text-ink3">
            <ArticleNote label={labels[0]} at={publishedAt} minutes={readMinutes} />
          </p>
          <h3 className={`mt-4px ${isLead ? "t-d2" : "t-d3"}`}>
            <a href={articlePath(kind, slug)} className={covering.link}>
              {title}
            </a>
          </h3>
          <p className={`mt-8px text-ink2 ${isLead ? "t-lead" : "t-copy"}`}>{text}</p>
        </div>
        {isLead && facts.length > 0 && (
          <dl className="mt-24px border-t border-ink">
            {facts.map(({ name, value }) => (
              <div
                className="flex items-baseline justify-between gap-16px py-12px border-b border-line"
                key={name}
              >
                <dt>{name}</dt>
                <dd className="t-caption text-right">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
