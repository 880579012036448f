import { navigation } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Island } from "../../islands/island.tsx";
import { FooterLinks, TitleBlock } from "./footer-panels.tsx";
import NewsletterField from "./newsletter-field.island.tsx";

/**
 * Four quarters of links, then a title block like the corner of a drawing. Without the newsletter
 * field on pages that have their own.
 */
export function Footer({ path, newsletter }: { path: string; newsletter: boolean }) {
  return (
    <footer className="bg-ground dark:[background:#000] border-t-3px border-wall">
      <div className="page-width">
        <div className="grid grid-cols-2 md:grid-cols-4 pt-28px md:pt-0">
          <div className="col-span-2 md:col-span-1 md:pt-50px md:pb-56px pb-24px max-md:mb-28px max-md:border-b max-md:border-line sm:max-md:flex">
            <div className="sm:max-md:w-1/3">
              <a href="/" className="block w-96px">
                <Wordmark name={site.name} className="h-24px w-96px" />
              </a>
              <p className="mt-28px max-w-244px t-small text-ink2 text-balance">{site.promise}</p>
            </div>
            {newsletter && <Island of={NewsletterField} props={{}} />}
          </div>
          <nav aria-label={navigation.footerLabel} className="grid col-span-2 md:col-span-3">
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
