import { type MenuTitle, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { StaticPanel } from "../static-panel.tsx";
import { type MenuState, useMenus } from "./use-menus.ts";

const titleClass =
  "nav-title flex items-center gap-5px h-64px px-[clamp(8px,1.05vw,14px)] t-nav border-y-2px border-transparent focus-visible:-outline-offset-3px";

/** The links and menus of the header on wide screens. */
export function MainNavigation({ path }: { path: string }) {
  const { nav, onKeyDown, menuProps } = useMenus();
  return (
    <nav
      ref={nav}
      aria-label={navigation.headerLabel}
      className="site-nav max-md:hidden self-stretch"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links within */}
      <ul className="flex wide:gap-4px" onKeyDown={onKeyDown}>
        {navigation.header.map((entry) =>
          "href" in entry ? (
            <TopLink key={entry.href} {...entry} path={path} />
          ) : (
            <TopMenu key={entry.id} menu={entry} path={path} {...menuProps(entry.id)} />
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

function TopMenu({
  menu: { id, title, paths },
  path,
  state,
  onPress,
  ...handlers
}: { menu: MenuTitle; path: string } & MenuState) {
  const panelId = `menu-${id}`;
  const isHere = paths.some((start) => path === start || path.startsWith(`${start}/`));
  return (
    <li className="menu" data-menu={id} data-state={state} {...handlers}>
      <button
        type="button"
        aria-expanded={state === "open"}
        aria-controls={panelId}
        onClick={onPress}
        className={`menu-trigger cursor-default ${titleClass} ${isHere ? "border-b-ink" : ""}`}
      >
        {title}
        <i aria-hidden="true" className="i-mark-chevron-down w-13px h-13px" />
      </button>
      <div id={panelId} className="menu-panel bg-surface border-b-4px border-wall">
        <StaticPanel id={id} path={path} />
      </div>
    </li>
  );
}
