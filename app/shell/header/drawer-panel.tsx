import { Fragment } from "react";

import { aboutAutopilot } from "../../content/autopilot-names.ts";
import { closeLabel } from "../../content/control-labels.ts";
import { isInMenu, type MenuTitle, navigation } from "../../content/navigation.ts";
import { autopilotOfPage } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { AccordionItem } from "../../ui/accordion.tsx";
import { DialogClose } from "../../ui/dialog/dialog.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import styles from "./drawer.module.css";
import { menus } from "./menu-content.ts";
import { MenuLink } from "./menu-panel.tsx";

/** Id of the drawer, for what opens and closes it. */
export const drawerId = "drawer";

/** What is in the drawer: the sections of the header, and the two ways to begin. */
export function DrawerPanel({ path }: { path: string }) {
  const autopilot = autopilotOfPage(path);
  return (
    <>
      <div className={styles.head}>
        <a href="/" aria-current={path === "/" ? "page" : undefined}>
          <Wordmark name={site.name} />
        </a>{" "}
        <DialogClose dialog={drawerId} label={closeLabel} />
      </div>
      <nav aria-label={navigation.drawerTitle}>
        <ul className={styles.rows}>
          {navigation.drawer.map((entry) =>
            "href" in entry ? (
              <li key={entry.href}>
                <a
                  href={entry.href}
                  aria-current={entry.href === path ? "page" : undefined}
                  className={styles.row}
                >
                  {entry.label}
                </a>
              </li>
            ) : (
              <li key={entry.id}>
                <AccordionItem
                  group="drawer"
                  title={entry.title}
                  size="row"
                  startOpen={isInMenu(entry, path) && !hasOwnRow(path)}
                >
                  <SubRows menu={entry} path={path} />
                </AccordionItem>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div className="grid flex-none gap-8px py-16px px-20px border-t border-ink">
        {/* On the page of an autopilot it asks for that one. */}
        <LeadDialogTrigger
          dialog={autopilot ? "hireMe" : "getStarted"}
          ctaId="drawer"
          subtitle={autopilot && aboutAutopilot(autopilot)}
          variant="primary"
        >
          {navigation.start}
        </LeadDialogTrigger>{" "}
        <LeadDialogTrigger dialog="hireMe" ctaId="drawer" variant="secondary">
          {navigation.contactSales}
        </LeadDialogTrigger>
      </div>
    </>
  );
}

const hasOwnRow = (href: string) =>
  navigation.drawer.some((entry) => "href" in entry && entry.href === href);

/** The overview and the lists of a menu, without what has a row of its own. */
function SubRows({ menu, path }: { menu: MenuTitle; path: string }) {
  const { overview, lists } = menus[menu.id];
  return (
    <div className={styles.lists}>
      <a
        href={overview.href}
        aria-current={overview.href === path ? "page" : undefined}
        className={styles.overview}
      >
        {overview.label}
      </a>
      {lists.map(({ title, links }) => (
        <Fragment key={title}>
          <p className="t-caption text-ink3">{title}</p>
          <ul>
            {links
              .filter((entry) => !("href" in entry && hasOwnRow(entry.href)))
              .map((entry) => (
                <li key={entry.label}>
                  <MenuLink entry={entry} path={path} className={styles.subRow} />
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
