import type { ReactNode } from "react";

import type { Body } from "../../articles/contract.ts";
import {
  archivePath,
  articleKinds,
  articlePath,
  type ListItems,
  type PageKind,
  relatedCount,
  summarize,
} from "../../articles/kinds.ts";
import { ArticleNote } from "../../articles/published-date.tsx";
import { articleContent } from "../../content/articles.ts";
import { script } from "../../islands/script.ts";
import { factsId } from "../../lib/part-id.ts";
import { splitBody } from "../../lib/split-body.ts";
// The classes of highlighted code.
import "../../ui/code-text.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import articleBody from "./article-body.script.ts";
import { CopyMarkdown } from "../copy-markdown.tsx";
import { ArticleStep } from "./article-closing-cta.tsx";
import covering from "../covering-link.module.css";
import bodyStyles from "./article-body.module.css";
import styles from "./article-parts.module.css";

/**
 * The links above every article: to `/resources`, to the list of its kind, and to its Markdown.
 *
 * @param slug null for a preview, of which there is no Markdown
 */
export function BackLink({ kind, slug }: { kind: PageKind; slug: string | null }) {
  return (
    <p className={`${styles.back} print:hidden page-width`}>
      <a href="/resources" className="t-nav hover:underline">
        <i aria-hidden="true" className="i-mark-arrow-left size-15px" />
        {articleContent.back}
      </a>{" "}
      <a href={archivePath(kind)} className="t-nav text-ink2 hover:underline">
        {articleKinds[kind].content.list.all}
      </a>
      {slug !== null && (
        <>
          {" "}
          <CopyMarkdown path={articlePath(kind, slug)} />
        </>
      )}
    </p>
  );
}

type ArticleHeaderProps = {
  title: string;
  lead: string;
  facts: readonly { name: string; value: ReactNode }[];
};

/** Facts about the article in the first quarter, title and lead beside them. */
export function ArticleHeader({ title, lead, facts }: ArticleHeaderProps) {
  return (
    <div className="page-width quarters gap-y-24px pt-32px md:pt-40px pb-40px md:pb-48px">
      <div className="md:col-span-3 md:order-1 md:pl-24px">
        {/* A number stays with the word it counts. */}
        <h1 className="t-d1">{title.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0")}</h1>
        <p className="max-w-640px mt-16px md:mt-20px t-lead text-ink2">{lead}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div className="contents" key={name}>
            <dt className="t-caption text-ink3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A longer body, in UTF-16 code units of its HTML, fills two screens and has a step in its middle. */
const longBody = 2200;

type ArticleBodyProps = Body & {
  /** What the article is about, the most telling first. */
  subjects: readonly string[];
};

/** The body, sanitized on the Worker, with facts or chapters beside it. */
export function ArticleBody({ html, chapters, facts, subjects }: ArticleBodyProps) {
  const middle = html.length > longBody ? chapters[Math.floor(chapters.length / 2)] : undefined;
  const hasCode = html.includes("</code></pre>");
  const hasFacts = facts.length > 0;
  const halves = middle ? splitBody(html, middle.id) : null;
  return (
    <div className="page-width quarters gap-y-40px pt-48px md:pt-72px pb-72px md:pb-96px">
      <Beside isAside={hasFacts}>
        <div className={styles.aside}>
          {hasFacts && (
            <>
              <h2 id={factsId} className="pb-8px t-caption text-ink3">
                {articleContent.facts(facts.length)}
              </h2>
              <dl className={styles.numbers}>
                {facts.map(({ name, value }, index) => (
                  <div key={name}>
                    <dt className="t-note">{name}</dt>
                    <dd className={index === 0 ? "t-d3" : "t-caption"}>{value}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {!hasFacts && chapters.length > 1 && <Chapters chapters={chapters} />}
        </div>
      </Beside>
      <div {...(hasCode ? script(articleBody, "now") : {})} className="md:col-span-2 inset min-w-0">
        {/* The Worker filters it by an allow-list before it caches it (server/renderer/render-body.ts). */}
        <div
          className={bodyStyles.body}
          data-part="article-body"
          dangerouslySetInnerHTML={{ __html: halves?.[0] ?? html }}
        />
        {halves && (
          <>
            <ArticleStep subjects={subjects} />
            <div
              className={bodyStyles.body}
              data-part="article-body"
              dangerouslySetInnerHTML={{ __html: halves[1] }}
            />
          </>
        )}
        {hasCode && <CodeFrame />}
      </div>
    </div>
  );
}

/** Facts are an aside with the name of their heading; chapters are a landmark, and lead nowhere on paper. */
function Beside({ isAside, children }: { isAside: boolean; children: ReactNode }) {
  return isAside ? (
    <aside aria-labelledby={factsId} className="md:pr-24px">
      {children}
    </aside>
  ) : (
    <div className="md:pr-24px print:hidden">{children}</div>
  );
}

/** What `article-body.script.ts` puts around each block of code. */
function CodeFrame() {
  return (
    <template data-part="code-frame">
      <div data-listing="" className={`${bodyStyles.code} always-dark`}>
        <CopyButton {...articleContent.copyCode} />
      </div>
    </template>
  );
}

function Chapters({ chapters }: Pick<Body, "chapters">) {
  return (
    <nav aria-labelledby="chapters" className={styles.chapters}>
      <h2 id="chapters" className="pb-8px border-b border-ink t-caption text-ink3">
        {articleContent.chapters}
      </h2>
      <ol>
        {chapters.map(({ id, title }) => (
          <li className="border-b border-line" key={id}>
            <a href={`#${id}`} className="hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RelatedProps<K extends PageKind> = {
  kind: K;
  title: string;
  /** The list of all of them. */
  all?: { href: string; label: string };
  /** The first of them are shown. */
  items: readonly ListItems[K][];
  /** The drawing of each. */
  cover: (item: ListItems[K]) => ReactNode;
};

/** Other articles as cards, each one link. */
export function Related<K extends PageKind>({ kind, title, all, items, cover }: RelatedProps<K>) {
  if (items.length === 0) return null;
  return (
    <section className="border-t bg-ground border-ink">
      <div className="page-width quarters gap-y-16px pt-40px pb-56px wrap-anywhere">
        <div className="md:col-span-4 flex flex-wrap items-center justify-between gap-y-8px gap-x-24px">
          <h2 className="t-d3">{title}</h2>
          {all && <LinkButton {...all} variant="evidence" />}
        </div>
        <ul className="md:col-span-4 grid grid-cols-1 sm:grid-cols-2 wide:grid-cols-3 gap-24px">
          {items.slice(0, relatedCount).map((item) => (
            <li key={item.id} className={covering.around}>
              <div className="border border-ink">{cover(item)}</div>
              <p className="mt-12px t-caption text-ink3">
                <ArticleNote label={summarize(kind, item).labels[0]} at={item.publishedAt} />
              </p>
              <h3 className="mt-4px t-d4">
                <a href={articlePath(kind, item.slug)} className={covering.link}>
                  {item.title}
                </a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
