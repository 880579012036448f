import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { below } from "../../ui/below.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Island } from "../../islands/island.tsx";
import { FooterLinks, TitleBlock } from "./footer-panels.tsx";
import NewsletterField from "./newsletter-field.island.tsx";
import styles from "./footer.module.css";

/**
 * Four quarters of links, then a title block like the corner of a drawing. Without the newsletter
 * field on pages that have their own.
 */
export function Footer({ path, newsletter }: { path: string; newsletter: boolean }) {
  return (
    <footer
      {...below([newsletter ? 1307 : 1163, newsletter ? 829 : 807, 691])}
      className={styles.footer}
    >
      <div className="page-width">
        <div className={styles.quarters}>
          <div className={styles.site}>
            <div>
              <a href="/">
                <Wordmark name={site.name} />
              </a>
              <p className={`${styles.promise} t-small text-ink2`}>{site.promise}</p>
            </div>
            {newsletter && <Island of={NewsletterField} props={{}} />}
          </div>
          <nav aria-label={navigation.footerLabel}>
            <div className="grid grid-cols-2 sm:grid-cols-3">
              <FooterLinks path={path} />
            </div>
          </nav>
        </div>
        <TitleBlock />
      </div>
    </footer>
  );
}
