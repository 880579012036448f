import type { Insight } from "../../articles/kinds.ts";
import { authorContent, feedLinks } from "../../content/articles.ts";
import type { AuthorEntry } from "../../content/authors.ts";
import { TextLink } from "../../ui/link.tsx";
import styles from "./page.module.css";

type AuthorHeadProps = {
  name: string;
  count: number;
  insights: readonly Insight[];
  entry: AuthorEntry | undefined;
};

/** Who the author is: initials, name and facts; with an entry the biography and an address too. */
export function AuthorHead({ name, count, insights, entry }: AuthorHeadProps) {
  const { label, lead, ask, team } = authorContent;
  return (
    <div className="gap-y-20px md:gap-y-40px pt-40px md:pt-48px pb-56px md:pb-72px wrap-anywhere page-width quarters">
      <p aria-hidden="true" className={`${styles.initials} hatch`}>
        <span className="t-d2">{getInitials(name)}</span>
      </p>
      <div className="md:col-span-3 inset">
        <p className="t-caption text-ink3">{label}</p>
        <h1 className="mt-12px t-d1p">{name}</h1>
      </div>
      <dl className={`${styles.facts} md:mr-24px`}>
        {getFacts(entry, count, insights).map(([term, value]) => (
          <div key={term}>
            <dt className="t-source text-ink3">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className="t-source text-ink3">{authorContent.facts.feed}</dt>
          <dd>
            <a href={feedLinks("insights")[1]?.href} className="hover:underline">
              {authorContent.feed}
            </a>
          </dd>
        </div>
      </dl>
      <p className="max-w-680px md:pr-24px md:col-span-2 inset t-lead">
        {entry ? entry.biography : lead(count)}
      </p>
      {entry && (
        <div className="inset">
          <p className="t-source text-ink3">{ask(entry.pronoun)}</p>
          <p className="mt-8px">
            <a href={`mailto:${entry.mail}`} className="hover:underline">
              {entry.mail}
            </a>
          </p>
          <p className="mt-8px">
            <TextLink href={team.href}>{team.label(entry.pronoun)}</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}

function getFacts(entry: AuthorEntry | undefined, count: number, insights: readonly Insight[]) {
  const { facts, wrote, since } = authorContent;
  // Of the insights that the page does not list nobody has counted the minutes.
  const minutes = insights.reduce((sum, { readMinutes }) => sum + readMinutes, 0);
  return [
    ...(entry
      ? [
          [facts.role, entry.role] as const,
          [facts.since, since(entry.since)] as const,
          [facts.subjects, entry.subjects.join(", ")] as const,
        ]
      : []),
    [facts.wrote, wrote(count, insights.length < count ? null : minutes)] as const,
  ];
}

const getInitials = (name: string): string => {
  const [first = "", ...others] = name.match(/(?<![\p{L}\p{M}’'-])\p{L}/gu) ?? [];
  return `${first}${others.at(-1) ?? ""}`.toUpperCase();
};
