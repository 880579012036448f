import type { IndexedTerm } from "../../lib/page-index.ts";
import { searchContent, searchPath } from "./content.ts";
import styles from "./term-index.module.css";

/** The index of terms by letter, each with the number of pages that hold it. */
export function TermIndex({ terms }: { terms: readonly IndexedTerm[] }) {
  const letters = [...new Set(terms.map(getLetter))];
  return (
    <>
      <p className="mt-16px t-caption text-ink3">{searchContent.idleHelp}</p>
      <div className={`${styles.index} mt-32px`}>
        {letters.map((letter) => (
          <section key={letter}>
            <h2 className="t-d4">{letter}</h2>
            <ul className="mt-4px">
              {terms
                .filter((entry) => getLetter(entry) === letter)
                .map(({ term, count }) => (
                  <li key={term}>
                    <a
                      href={searchPath(term)}
                      rel="nofollow"
                      className={`${styles.term} t-caption hover:underline`}
                    >
                      {term} <span className={`${styles.count} text-ink3`}>{count}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const getLetter = ({ term }: IndexedTerm) => term.slice(0, 1).toUpperCase();
