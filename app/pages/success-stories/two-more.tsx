import { storyNumbers } from "../../content/story-covers.ts";
import linkStyles from "../../sections/covering-link.module.css";
import { TextLink } from "../../ui/link.tsx";
import { successStoriesContent } from "./content.ts";
import styles from "./page.module.css";

const { more } = successStoriesContent;

/** The stories that are told elsewhere alone, with the number of each. */
export function TwoMore() {
  return (
    <section className="bg-ground border-t border-ink">
      <div className={`${styles.more} page-width quarters`}>
        <h2 className="t-caption text-ink3">{more.label}</h2>
        {more.stories.map(({ slug, company }) => (
          <div key={slug} className={`${linkStyles.around} inset`}>
            <p className="t-d3">{storyNumbers.get(slug)?.number}</p>
            <p className="t-body text-ink2">
              <a href={`/success-stories/${slug}`} className={linkStyles.link}>
                {company}
              </a>
            </p>
          </div>
        ))}
        <p className="inset">
          <TextLink href={more.all.href}>{more.all.label}</TextLink>
        </p>
      </div>
    </section>
  );
}
