import { isInMenu, type MenuTitle, navigation } from "../../content/navigation.ts";
import type { PageLink } from "../../content/paths.ts";
import { script } from "../../islands/script.ts";
import styles from "./main-navigation.module.css";
import mainNavigation from "./main-navigation.script.ts";
import { MenuPanel } from "./menu-panel.tsx";

/** A link or a title of the bar. */
const titleClass = `${styles.title} t-nav`;

export const linkClass = `${titleClass} ${styles.link} hover:underline`;

/**
 * The links and menus of the header on wide screens; `main-navigation.script.ts` opens and closes the menus.
 */
export function MainNavigation({ path }: { path: string }) {
  return (
    <nav
      {...script(mainNavigation, "now")}
      aria-label={navigation.headerLabel}
      className={`${styles.navigation} max-md:hidden`}
    >
      <ul>
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
        data-part="title"
        aria-current={href === path ? "page" : undefined}
        className={linkClass}
      >
        {label}
      </a>
    </li>
  );
}

function TopMenu({ menu, path }: { menu: MenuTitle; path: string }) {
  const { id, title } = menu;
  const panelId = `menu-${id}`;
  return (
    <li data-part="menu" data-menu={id} className={styles.menu}>
      <button
        type="button"
        data-part="title"
        aria-expanded="false"
        aria-controls={panelId}
        className={`${titleClass} ${styles.trigger} ${isInMenu(menu, path) ? styles.here : ""}`}
      >
        {title}
        <i aria-hidden="true" className="i-mark-chevron-down size-13px" />
      </button>
      <div id={panelId} data-part="panel" className={styles.panel}>
        <MenuPanel id={id} path={path} />
      </div>
    </li>
  );
}
