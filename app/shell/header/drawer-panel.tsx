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
import { type Menu, menus } from "./menu-content.ts";

/** Id of the drawer, for what opens and closes it. */
export const drawerId = "drawer";

const rowClass =
  "flex items-center h-55px px-16px text-19px font-500 aria-[current=page]:underline aria-[current=page]:decoration-2px aria-[current=page]:underline-offset-6px focus-visible:-outline-offset-3px";
const subItemClass =
  "flex items-center h-44px pl-16px text-16px text-ink2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-550 focus-visible:-outline-offset-3px";

/** What is in the drawer: the sections of the header, and the two ways to begin. */
export function DrawerPanel({ path }: { path: string }) {
  return (
    <>
      <div className="flex-none flex items-center justify-between h-64px pl-16px pr-2px border-b border-line">
        <a href="/" aria-current={path === "/" ? "page" : undefined}>
          <Wordmark name={site.name} className="h-18px w-72px" />
        </a>{" "}
        <DialogClose dialog={drawerId} label={closeLabel} className="" />
      </div>
      <nav
        aria-label={navigation.drawerTitle}
        className="flex-auto overflow-y-auto overscroll-contain"
      >
        <DrawerRows path={path} />
      </nav>
      <div className="flex-none grid gap-10px p-16px border-t border-line">
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
    <ul>
      {navigation.header.map((entry) =>
        "href" in entry ? (
          <li key={entry.href} className="border-b border-line">
            <a href={entry.href} aria-current={current(entry.href)} className={rowClass}>
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
                  ({ href, label }) => (
                    <li key={label}>
                      <a href={href} aria-current={current(href)} className={subItemClass}>
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
      <li className="border-b border-line">
        <a
          href={navigation.docs.href}
          aria-current={current(navigation.docs.href)}
          className={rowClass}
        >
          {navigation.docs.label}
        </a>
      </li>
      <li className="border-b border-line">
        <ExternalLink href={navigation.documentation.url} className={rowClass}>
          {navigation.documentation.label}
        </ExternalLink>
      </li>
      <li className="flex items-center h-55px border-b border-line">
        {spaced(
          site.socials.map(({ name, url }) => (
            <ExternalLink key={name} href={url} className={subItemClass}>
              {name}
            </ExternalLink>
          )),
        )}
      </li>
    </ul>
  );
}
