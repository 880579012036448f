import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useState } from "react";

import { type Menu, menus } from "./menu-content.ts";
import { navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { LeadDialogTrigger } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { AccordionItem } from "../../ui/accordion.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { toastRoot } from "../../ui/toast/toast-root.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import type { DrawerProps } from "./mobile-menu-button.tsx";

const rowClass =
  "flex items-center h-55px px-16px text-19px font-500 aria-[current=page]:underline aria-[current=page]:decoration-2px aria-[current=page]:underline-offset-6px focus-visible:-outline-offset-3px";
const subItemClass =
  "flex items-center gap-6px h-44px pl-16px text-16px text-ink2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-550 focus-visible:-outline-offset-3px";

/** What a link of the drawer leads to takes the focus; closing it gives the focus back. */
const focusAfterLink = () => document.getElementById("main");

/** The navigation on narrow screens: a dialog at the left edge, its right edge a wall. */
export function Drawer({ open, onOpenChange, path }: DrawerProps) {
  const [followed, setFollowed] = useState(false);
  const follow = () => {
    setFollowed(true);
    onOpenChange(false);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      onExitComplete={() => setFollowed(false)}
      lazyMount
      unmountOnExit
      {...(followed ? { finalFocusEl: focusAfterLink } : {})}
      persistentElements={[toastRoot]}
    >
      <Portal>
        <Dialog.Backdrop className="dialog-backdrop hatch fixed inset-0 z-40" />
        {/* Not above its backdrop but after it: the backdrop of a dialog opened from here covers both. */}
        <Dialog.Positioner className="fixed inset-0 z-40">
          <Dialog.Content
            aria-label={navigation.drawerTitle}
            className="drawer flex flex-col w-320px max-w-full h-dvh bg-surface text-ink border-r-4px border-ink outline-none"
          >
            <div className="flex-none flex items-center justify-between h-64px pl-16px pr-2px border-b border-line">
              <a href="/" aria-current={path === "/" ? "page" : undefined} onClick={follow}>
                <Wordmark name={site.name} className="h-18px w-72px" />
              </a>
              <Dialog.CloseTrigger
                aria-label={navigation.close}
                className="grid place-items-center w-44px h-44px cursor-pointer focus-visible:-outline-offset-2px"
              >
                <i aria-hidden="true" className="i-mark-cross w-16px h-16px" />
              </Dialog.CloseTrigger>
            </div>
            <nav
              aria-label={navigation.headerLabel}
              className="flex-auto overflow-y-auto overscroll-contain"
            >
              <DrawerRows path={path} onFollow={follow} />
            </nav>
            <div className="flex-none grid gap-10px p-16px border-t border-line">
              <a
                href={navigation.start.href}
                onClick={follow}
                className={buttonClass({ variant: "primary" })}
              >
                {navigation.start.label}
              </a>
              <LeadDialogTrigger
                dialog="hireMe"
                ctaId="drawer"
                className={buttonClass({ variant: "secondary" })}
              >
                {navigation.contactSales}
              </LeadDialogTrigger>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** A long list is one link here, and what has a row of its own is left out. */
function drawerLinks({ links, overview }: Menu["lists"][number]): readonly PageLink[] {
  return overview ? [overview] : links.filter((link) => "href" in link);
}

function DrawerRows({ path, onFollow }: { path: string; onFollow: () => void }) {
  const current = (href: string) => (href === path ? "page" : undefined);
  return (
    <ul>
      {navigation.header.map((entry) =>
        "href" in entry ? (
          <li key={entry.href} className="border-b border-line">
            <a
              href={entry.href}
              aria-current={current(entry.href)}
              onClick={onFollow}
              className={rowClass}
            >
              {entry.label}
            </a>
          </li>
        ) : (
          <li key={entry.id} className="border-b border-line">
            <AccordionItem
              group="drawer"
              title={entry.title}
              size="row"
              startOpen={entry.paths.some(
                (start) => path === start || path.startsWith(`${start}/`),
              )}
            >
              <ul className="mx-16px mb-12px border-l border-line">
                {[menus[entry.id].overview, ...menus[entry.id].lists.flatMap(drawerLinks)].map(
                  ({ href, label, dialog }) => (
                    <li key={label}>
                      {dialog && href !== path ? (
                        <LeadDialogTrigger dialog={dialog} ctaId="drawer" className={subItemClass}>
                          {label}
                        </LeadDialogTrigger>
                      ) : (
                        <a
                          href={href}
                          aria-current={current(href)}
                          onClick={onFollow}
                          className={subItemClass}
                        >
                          {label}
                        </a>
                      )}
                    </li>
                  ),
                )}
              </ul>
            </AccordionItem>
          </li>
        ),
      )}
      <li className="border-b border-line">
        <ExternalLink href={navigation.docs.url} className={rowClass}>
          {navigation.docs.label}
        </ExternalLink>
      </li>
    </ul>
  );
}
