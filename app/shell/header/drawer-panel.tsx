import { spaced } from "../../lib/spaced.ts";
import { closeLabel } from "../../content/control-labels.ts";
import { navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { AccordionItem } from "../../ui/accordion.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { DialogClose } from "../../ui/dialog/dialog.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import styles from "./drawer.module.css";
import { type Menu, menus } from "./menu-content.ts";

/** Id of the drawer, for what opens and closes it. */
export const drawerId = "drawer";

/** What is in the drawer: the sections of the header, and the two ways to begin. */
export function DrawerPanel({ path }: { path: string }) {
  return (
    <>
      <div className={styles.head}>
        <a href="/" aria-current={path === "/" ? "page" : undefined}>
          <Wordmark name={site.name} />
        </a>{" "}
        <DialogClose dialog={drawerId} label={closeLabel} />
      </div>
      <nav aria-label={navigation.drawerTitle}>
        <DrawerRows path={path} />
      </nav>
      <div className={styles.actions}>
        <LeadDialogTrigger
          dialog="getStarted"
          ctaId="drawer"
          className={buttonClass({ variant: "primary" })}
        >
          {navigation.start}
        </LeadDialogTrigger>{" "}
        <LeadDialogTrigger
          dialog="hireMe"
          ctaId="drawer"
          className={buttonClass({ variant: "secondary" })}
        >
          {navigation.contactSales}
        </LeadDialogTrigger>
      </div>
    </>
  );
}

/** A long list is one link here, and what has a row of its own is left out. */
function drawerLinks({ links, overview }: Menu["lists"][number]): readonly PageLink[] {
  return overview ? [overview] : links.filter((link) => "href" in link);
}

function DrawerRows({ path }: { path: string }) {
  const current = (href: string) => (href === path ? "page" : undefined);
  return (
    <ul className={styles.rows}>
      {navigation.header.map((entry) =>
        "href" in entry ? (
          <li key={entry.href}>
            <a href={entry.href} aria-current={current(entry.href)} className={styles.row}>
              {entry.label}
            </a>
          </li>
        ) : (
          <li key={entry.id}>
            <AccordionItem
              group="drawer"
              title={entry.title}
              size="row"
              startOpen={entry.paths.some(
                (start) => path === start || path.startsWith(`${start}/`),
              )}
            >
              <ul className={styles.list}>
                {[menus[entry.id].overview, ...menus[entry.id].lists.flatMap(drawerLinks)].map(
                  ({ href, label }) => (
                    <li key={label}>
                      <a href={href} aria-current={current(href)} className={styles.subItem}>
                        {label}
                      </a>
                    </li>
                  ),
                )}
              </ul>
            </AccordionItem>
          </li>
        ),
      )}
      <li>
        <a
          href={navigation.docs.href}
          aria-current={current(navigation.docs.href)}
          className={styles.row}
        >
          {navigation.docs.label}
        </a>
      </li>
      <li>
        <ExternalLink href={navigation.documentation.url} className={styles.row}>
          {navigation.documentation.label}
        </ExternalLink>
      </li>
      <li className={styles.socials}>
        {spaced(
          site.socials.map(({ name, url }) => (
            <ExternalLink key={name} href={url} className={styles.subItem}>
              {name}
            </ExternalLink>
          )),
        )}
      </li>
    </ul>
  );
}
