import { type SitemapLink, sitemapQuarters, sitemapContent } from "./content.ts";
import { ExternalLink } from "../../ui/link.tsx";
import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

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
        <div className="page-width grid grid-cols-1 sm:grid-cols-2 md:grid-cols-4 sm:max-md:gap-y-64px sm:max-md:pt-56px sm:max-md:pb-72px">
          {sitemapQuarters.map((groups, quarter) => (
            <div
              key={quarter}
              className="md:pt-56px md:pb-112px md:pl-24px md:border-l md:border-line md:first:pl-0 md:first:border-l-0 max-sm:last:pb-56px"
            >
              {groups.map(({ title, links }, index) => (
                <section
                  key={title}
                  aria-labelledby={`group-${title.replaceAll(" ", "-")}`}
                  className={`max-sm:pt-36px ${index === 0 ? "" : "sm:mt-48px"}`}
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

const linkClass =
  "inline-flex items-center h-44px sm:h-36px t-nav font-400! hover:underline decoration-1px underline-offset-5px";

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
