import { Fragment } from "react";

import { closeLabel } from "../../content/control-labels.ts";
import { site } from "../../content/site.ts";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { DialogBody, DialogFooter } from "../../ui/dialog/dialog-parts.tsx";
import { Dialog, DialogTrigger } from "../../ui/dialog/dialog.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { footerContent } from "./footer-content.ts";
import styles from "./footer.module.css";

const linkClass = `${styles.link} t-nav hover:underline`;

/** The footer's three columns of links. */
export function FooterLinks({ path }: { path: string }) {
  return (
    <>
      {footerContent.columns.map(({ title, links }) => (
        <div key={title} className={styles.column}>
          <h2 className="t-caption text-ink3">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                {"soon" in link ? (
                  <ComingSoon feature={link.label} className={`${linkClass} ${styles.soon}`} />
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
      <dl className="grid grid-cols-2 border-t border-ink sm:grid-cols-4">
        {footerContent.titleBlock.map(({ title, value }) => (
          <div key={title} className={styles.cell}>
            <dt className="t-caption text-ink3">{title}</dt>
            <dd className="t-caption">{value}</dd>
          </div>
        ))}
        <div className={styles.cell}>
          <dt className="t-caption text-ink3">{footerContent.elsewhere}</dt>
          <dd className="t-caption">
            {site.socials.map(({ name, url }, index) => (
              <Fragment key={name}>
                {index > 0 && " · "}
                <a href={url} rel="me noopener" className="tap hover:underline">
                  {name}
                </a>
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
      <p className="border-t border-line pt-16px pb-24px t-source text-ink3">
        {`© ${site.since} ${site.name}. ${site.sampleNotice}`}
      </p>
    </>
  );
}

/** Something that is not there yet: a dialog says so, and offers to talk about it (spec section 2). */
function ComingSoon({ feature, className }: { feature: string; className: string }) {
  const { mark, title, text, contact } = footerContent.soon;
  const id = `soon-${feature.toLowerCase()}`;
  return (
    <>
      <DialogTrigger opens={id} className={className}>
        {`${feature} `}
        <span className="t-caption text-ink3">{mark}</span>
      </DialogTrigger>
      <Dialog id={id} title={title} closeLabel={closeLabel} subtitle={feature} width={500}>
        <DialogBody>
          <p className="t-body text-ink2">{text(feature)}</p>
        </DialogBody>
        <DialogFooter>
          <LinkButton {...contact} variant="primary" />{" "}
          <button
            type="button"
            command="close"
            commandfor={id}
            className={buttonClass({ variant: "secondary" })}
          >
            {closeLabel}
          </button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
