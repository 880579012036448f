import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { navigation } from "../content/navigation.ts";
import { site } from "../content/site.ts";
import { Wordmark } from "../ui/wordmark.tsx";

const linkClass =
  "inline-flex items-center h-44px sm:h-34px t-nav font-400! hover:underline hover:decoration-1px hover:underline-offset-5px";

/** The foot of every page: four quarters, then a title block like the corner of a drawing. */
export function Footer() {
  return (
    <footer className="bg-ground border-t-3px border-ink">
      <div className="page">
        <nav
          aria-label={navigation.footerLabel}
          className="grid grid-cols-2 md:grid-cols-4 pt-28px md:pt-0 pb-24px md:pb-0"
        >
          <div className="col-span-2 md:col-span-1 md:pt-50px md:pb-64px pb-24px max-md:mb-28px max-md:border-b max-md:border-line">
            <Link to="/" className="inline-block">
              <Wordmark name={site.name} className="h-24px w-96px" />
            </Link>
            <p className="mt-28px max-w-260px t-small text-ink2">{site.promise}</p>
          </div>
          {navigation.footer.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={linkClass}>
                    {label}
                  </Link>
                </li>
              ))}
            </Column>
          ))}
          <Column title={navigation.reachUs.title}>
            {navigation.reachUs.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={linkClass}>
                  {label}
                </a>
              </li>
            ))}
          </Column>
        </nav>
        <dl className="grid grid-cols-2 md:grid-cols-4 border-t border-ink">
          {navigation.titleBlock.map(({ title, value }) => (
            <div
              key={title}
              className="pt-14px pb-24px md:pb-30px pr-16px md:pl-24px md:border-l md:border-line md:first:pl-0 md:first:border-l-0"
            >
              <dt className="t-lab text-ink3">{title}</dt>
              <dd className="t-lab">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-16px pb-24px t-src text-ink3">
          © {site.since} {site.name}. {site.sampleNotice}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="pb-24px md:pt-50px md:pb-64px md:pl-24px md:border-l md:border-line">
      <h2 className="mb-12px t-lab text-ink3">{title}</h2>
      <ul className="grid">{children}</ul>
    </div>
  );
}
