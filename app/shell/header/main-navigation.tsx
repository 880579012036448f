import { type MenuTitle, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { MenuPanel } from "./menu-panel.tsx";

/** A link or a title of the bar. */
export const titleClass =
  "nav-title flex items-center gap-5px h-64px px-[clamp(8px,1.05vw,14px)] t-nav border-y-2px border-transparent focus-visible:-outline-offset-3px";

/** The links and menus of the header on wide screens; `browser/menus.ts` opens and closes the menus. */
export function MainNavigation({ path }: { path: string }) {
  return (
    <nav aria-label={navigation.headerLabel} className="site-nav max-md:hidden self-stretch">
      <ul className="flex wide:gap-4px">
        {navigation.header.map((entry) =>
          "href" in entry ? (
            <TopLink key={entry.href} {...entry} path={path} />
          ) : (
            <TopMenu key={entry.id} menu={entry} path={path} />
          ),
        )}
      </ul>
    </nav>
  );
}

function TopLink({ href, label, path }: PageLink & { path: string }) {
  return (
    <li>
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

function TopMenu({ menu: { id, title, paths }, path }: { menu: MenuTitle; path: string }) {
  const panelId = `menu-${id}`;
  const isHere = paths.some((start) => path === start || path.startsWith(`${start}/`));
  return (
    <li className="menu" data-menu={id}>
      <button
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        className={`menu-trigger cursor-default ${titleClass} ${isHere ? "border-b-ink" : ""}`}
      >
        {title}
        <i aria-hidden="true" className="i-mark-chevron-down w-13px h-13px" />
      </button>
      <div id={panelId} className="menu-panel bg-surface border-b-4px border-wall">
        <MenuPanel id={id} path={path} />
      </div>
    </li>
  );
}
