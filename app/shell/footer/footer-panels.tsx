import { Fragment } from "react";

import { site } from "../../content/site.ts";
import { ExternalLink } from "../../ui/link.tsx";
import { ComingSoon } from "./coming-soon.tsx";
import { footerContent } from "./footer-content.ts";

const linkClass =
  "inline-flex items-center h-44px sm:h-34px t-nav font-400! hover:underline hover:decoration-1px hover:underline-offset-5px aria-[current=page]:underline aria-[current=page]:decoration-2px aria-[current=page]:underline-offset-5px";
const cellClass =
  "pt-12px pb-24px md:pb-28px pr-16px md:pl-24px md:border-l md:border-line md:first:pl-0 md:first:border-l-0 max-sm:[&:nth-child(n+3)]:border-t border-line";

/** The footer's three columns of links. */
export function FooterLinks({ path }: { path: string }) {
  return (
    <>
      {footerContent.columns.map(({ title, links }) => (
        <div
          key={title}
          className="pb-36px max-sm:last:col-span-2 max-sm:[&:last-child_ul]:grid-cols-2 md:pt-47px md:pb-56px md:pl-24px md:border-l md:border-line"
        >
          <h2 className="mb-12px t-lab text-ink3">{title}</h2>
          <ul className="grid">
            {links.map((link) => (
              <li key={link.label}>
                {"soon" in link ? (
                  <ComingSoon feature={link.label} className={linkClass} />
                ) : "url" in link ? (
                  <ExternalLink href={link.url} className={linkClass}>
                    {link.label}
                  </ExternalLink>
                ) : (
                  <a
                    href={link.href}
                    aria-current={link.href === path ? "page" : undefined}
                    className={linkClass}
                  >
                    {link.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** Reply time, data centers, support hours, other places on the web, and whose site this is. */
export function TitleBlock() {
  return (
    <>
      <dl className="grid grid-cols-2 sm:grid-cols-4 border-t border-ink">
        {footerContent.titleBlock.map(({ title, value }) => (
          <div key={title} className={cellClass}>
            <dt className="t-lab text-ink3">{title}</dt>
            <dd className="t-lab">{value}</dd>
          </div>
        ))}
        <div className={cellClass}>
          <dt className="t-lab text-ink3">{footerContent.elsewhere}</dt>
          <dd className="t-lab">
            {site.socials.map(({ name, url }, index) => (
              <Fragment key={name}>
                {index > 0 && " · "}
                <a
                  href={url}
                  rel="me noopener"
                  className="relative after:content-empty after:absolute after:-inset-x-6px after:-inset-y-14px hover:underline"
                >
                  {name}
                </a>
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
      <p className="border-t border-line pt-16px pb-24px t-src text-ink3">
        {`© ${site.since} ${site.name}. ${site.sampleNotice}`}
      </p>
    </>
  );
}
