import { type SitemapLink, sitemapQuarters, sitemapContent } from "./content.ts";
import { ExternalLink } from "../../ui/link.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import rails from "../../ui/rails.module.css";
import { TwoLines } from "../../ui/two-lines.tsx";
import styles from "./page.module.css";

/** `/sitemap`: six groups of links on the quarters (spec section 2). */
export function SitemapPage() {
  return (
    <>
      <PageHeader
        label={sitemapContent.label}
        headline={<TwoLines lines={sitemapContent.headline} />}
        lead={sitemapContent.lead}
      />
      <div className="border-t border-ink">
        <div className={`${styles.groups} ${rails.rails} page-width`}>
          {sitemapQuarters.map((groups, quarter) => (
            <div key={quarter} className="md:pt-56px md:pb-96px">
              {groups.map(({ title, links }, index) => (
                <section
                  key={title}
                  aria-labelledby={`group-${title.replaceAll(" ", "-")}`}
                  className={`max-sm:pt-32px ${index > 0 ? "sm:mt-48px" : ""}`}
                >
                  <h2 id={`group-${title.replaceAll(" ", "-")}`} className="pb-12px t-d3">
                    {title}
                  </h2>
                  <ul>
                    {links.map((link) => (
                      <li key={link.label}>
                        <Entry link={link} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

const linkClass = `${styles.link} t-nav hover:underline`;

function Entry({ link }: { link: SitemapLink }) {
  if ("url" in link) {
    return (
      <ExternalLink href={link.url} className={linkClass}>
        {link.label}
      </ExternalLink>
    );
  }
  if ("newTab" in link) {
    return (
      <ExternalLink href={link.href} target="_blank" className={linkClass}>
        {link.label}
      </ExternalLink>
    );
  }
  return (
    <a href={link.href} className={linkClass}>
      {link.label}
    </a>
  );
}
