import type { ReactNode } from "react";

import type { Body } from "../../articles/contract.ts";
import { archivePath, articleKinds, type PageKind } from "../../articles/kinds.ts";
import { articleContent } from "../../content/articles.ts";
import { factsId } from "../../lib/part-id.ts";
import { splitBody } from "../../lib/split-body.ts";
// The classes of highlighted code.
import "../../ui/code-text.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ArticleStep } from "./article-closing-cta.tsx";

/** The links above every article: to `/resources`, and to the list of its kind. */
export function BackLink({ kind }: { kind: PageKind }) {
  return (
    <p className="article-back page-width flex flex-wrap gap-x-28px pt-24px md:pt-28px">
      <a
        href="/resources"
        className="inline-flex items-center gap-10px min-h-44px t-nav font-500! decoration-1px underline-offset-5px hover:underline"
      >
        <i aria-hidden="true" className="i-mark-arrow-left block w-15px h-15px" />
        {articleContent.back}
      </a>{" "}
      <a
        href={archivePath(kind)}
        className="inline-flex items-center min-h-44px t-nav text-ink2 decoration-1px underline-offset-5px hover:underline"
      >
        {articleKinds[kind].content.list.all}
      </a>
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
    <div className="page-width quarters gap-y-24px pt-32px md:pt-40px pb-40px md:pb-48px [overflow-wrap:anywhere]">
      <div className="md:col-span-3 md:order-1 md:pl-24px">
        {/* A number stays with the word it counts. */}
        <h1 className="t-d1">{title.replaceAll(/(\d) (?=\p{L})/gu, "$1\u00a0")}</h1>
        <p className="mt-16px md:mt-20px max-w-640px t-lead text-ink2">{lead}</p>
      </div>
      <dl className="grid grid-cols-[80px_1fr] gap-y-6px content-start md:pt-12px">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="t-lab text-ink3 leading-22px!">{name}</dt>
            <dd className="text-15px leading-22px">{value}</dd>
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
  const halves = middle ? splitBody(html, middle.id) : null;
  return (
    <div className="page-width quarters gap-y-40px pt-48px md:pt-72px pb-72px md:pb-96px [overflow-wrap:anywhere]">
      <aside className="md:pr-24px">
        <div className="md:sticky md:top-[calc(96px_+_var(--banner,0px))]">
          {facts.length > 0 && (
            <>
              <h2 id={factsId} className="pb-8px t-lab text-ink3">
                {articleContent.facts(facts.length)}
              </h2>
              <dl className="border-t border-ink">
                {facts.map(({ name, value }, index) => (
                  <div
                    key={name}
                    className="flex items-baseline justify-between gap-16px min-h-45px py-10px border-b border-line"
                  >
                    <dt className={`t-note text-balance ${index === 0 ? "font-500" : "text-ink2"}`}>
                      {name}
                    </dt>
                    <dd
                      className={`text-right ${index === 0 ? "t-d3 shrink-0 max-w-1/2 [overflow-wrap:break-word]" : "t-lab shrink-0 max-w-3/4"}`}
                    >
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {chapters.length > 1 && facts.length === 0 && <Chapters chapters={chapters} />}
        </div>
      </aside>
      <div className="md:col-span-2 inset min-w-0">
        {/* The Worker filters it by an allow-list before it caches it (server/renderer/render-body.ts). */}
        <div
          className="article-body"
          data-part="article-body"
          dangerouslySetInnerHTML={{ __html: halves?.[0] ?? html }}
        />
        {halves && (
          <>
            <ArticleStep subjects={subjects} />
            <div
              className="article-body"
              data-part="article-body"
              dangerouslySetInnerHTML={{ __html: halves[1] }}
            />
          </>
        )}
        {html.includes("</code></pre>") && <CodeFrame />}
      </div>
    </div>
  );
}

/** What `browser/code/code-controls.ts` puts around each block of code. */
function CodeFrame() {
  return (
    <template data-code-frame="">
      <div data-listing="" className="article-code always-dark">
        <CopyButton {...articleContent.copyCode} />
      </div>
    </template>
  );
}

function Chapters({ chapters }: Pick<Body, "chapters">) {
  return (
    <nav aria-labelledby="chapters">
      <h2 id="chapters" className="pb-8px t-lab text-ink3 border-b border-ink">
        {articleContent.chapters}
      </h2>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="block py-9px max-md:py-11px text-15px leading-22px decoration-1px underline-offset-5px hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type RelatedProps = {
  title: string;
  articles: readonly {
    id: string;
    href: string;
    title: string;
    text: string;
    note: ReactNode;
    /** Its drawing; then it is a card, not a row. */
    cover?: ReactNode;
  }[];
};

/** Other articles, each one link: cards where they have a cover, else rows. */
export function Related({ title, articles }: RelatedProps) {
  if (articles.length === 0) return null;
  const areCards = articles.some(({ cover }) => cover !== undefined);
  return (
    <section className={`border-t ${areCards ? "bg-ground border-ink" : "border-line"}`}>
      <div className="page-width quarters gap-y-16px pt-40px pb-56px md:pb-64px [overflow-wrap:anywhere]">
        <h2 className={areCards ? "md:col-span-4 t-d3" : "md:pt-18px t-lab text-ink3"}>{title}</h2>
        {areCards ? (
          <ul className="md:col-span-4 grid sm:grid-cols-2 wide:grid-cols-3 gap-24px">
            {articles.map((article) => (
              <li key={article.id} className="group relative">
                <div className="border border-ink">{article.cover}</div>
                <p className="mt-12px t-lab text-ink3">{article.note}</p>
                <h3 className="mt-4px t-d4">
                  <RelatedLink {...article} />
                </h3>
              </li>
            ))}
          </ul>
        ) : (
          <ul className="md:col-span-3 inset">
            {articles.map((article) => (
              <li
                key={article.id}
                className="group relative grid md:grid-cols-3 gap-y-8px py-16px border-t border-line first:border-t-0"
              >
                <div className="md:col-span-2 md:pr-48px">
                  <h3 className="t-d4">
                    <RelatedLink {...article} />
                  </h3>
                  <p className="mt-6px max-w-560px t-small text-ink2">{article.text}</p>
                </div>
                <p className="md:pl-16px md:pt-3px t-lab text-ink3">{article.note}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const RelatedLink = ({ href, title }: { href: string; title: string }) => (
  <a
    href={href}
    className="after:content-empty after:absolute after:inset-0 decoration-1px underline-offset-5px group-hover:underline"
  >
    {title}
  </a>
);
