import type { MouseEvent, SyntheticEvent } from "react";

import { type MenuTitle, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { useLeadDialog } from "../../leads/dialogs/lead-dialog-trigger.tsx";
import { ExternalLink } from "../../ui/link.tsx";
import { StaticMenuPanel } from "./static-menu-panel.tsx";
import { type MenuState, useMenus } from "./use-menus.ts";

/** Id of the list that the burger opens on narrow screens. */
export const mainNavigationId = "site-nav";

const titleClass =
  "nav-title flex items-center gap-5px max-md:h-56px md:h-64px md:px-[clamp(8px,1.05vw,14px)] t-nav max-md:text-19px max-md:font-500 md:border-y-2px border-transparent focus-visible:-outline-offset-3px";

/** The link within a menu, which the Worker drew, that opens a dialog. */
const dialogLink = ({ target }: SyntheticEvent) =>
  target instanceof Element
    ? target.closest(".menu-sheet [aria-haspopup]:not([aria-current])")
    : null;

/** The links and menus of the header. */
export function MainNavigation({ path }: { path: string }) {
  const { nav, onKeyDown, menuProps } = useMenus();
  const contact = useLeadDialog({ dialog: "contactUs", ctaId: "menu" });
  const preload = (event: SyntheticEvent) => dialogLink(event) && contact.preload();
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = dialogLink(event);
    if (!link) return;
    // The menu closes; its title takes the focus, and gets it back from the dialog.
    link.closest(".menu")?.querySelector("button")?.focus();
    contact.show(event);
  };
  return (
    <nav
      ref={nav}
      id={mainNavigationId}
      popover="auto"
      aria-label={navigation.headerLabel}
      className="site-nav self-stretch"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links within */}
      <ul
        className="md:flex wide:gap-4px"
        onKeyDown={onKeyDown}
        onPointerOver={preload}
        onFocus={preload}
        onClick={follow}
      >
        {navigation.header.map((entry) =>
          "href" in entry ? (
            <TopLink key={entry.href} {...entry} path={path} />
          ) : (
            <TopMenu key={entry.id} menu={entry} path={path} {...menuProps(entry.id)} />
          ),
        )}
        <li className="md:hidden border-b border-line">
          <ExternalLink href={navigation.docs.url} className={titleClass}>
            {navigation.docs.label}
          </ExternalLink>
        </li>
      </ul>
      {contact.element}
    </nav>
  );
}

function TopLink({ href, label, path }: PageLink & { path: string }) {
  return (
    <li className="max-md:border-b max-md:border-line">
      <a
        href={href}
        aria-current={href === path ? "page" : undefined}
        className={`${titleClass} hover:underline hover:decoration-edge hover:underline-offset-5px aria-[current=page]:border-b-ink`}
      >
        {label}
      </a>
    </li>
  );
}

function TopMenu({
  menu: { id, title, paths },
  path,
  state,
  onPress,
  ...handlers
}: { menu: MenuTitle; path: string } & MenuState) {
  const sheetId = `menu-${id}`;
  const isHere = paths.some((start) => path === start || path.startsWith(`${start}/`));
  return (
    <li
      className="menu max-md:border-b max-md:border-line"
      data-menu={id}
      data-state={state}
      {...handlers}
    >
      <button
        type="button"
        aria-expanded={state === "open"}
        aria-controls={sheetId}
        onClick={onPress}
        className={`menu-trigger cursor-default ${titleClass} ${isHere ? "md:border-b-ink" : ""}`}
      >
        {title}
        <i aria-hidden="true" className="i-mark-chevron-down w-13px h-13px" />
      </button>
      <div id={sheetId} className="menu-sheet bg-surface md:border-b-4px border-ink">
        <StaticMenuPanel id={id} path={path} />
      </div>
    </li>
  );
}
