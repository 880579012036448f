import type { MenuId } from "../../content/navigation.ts";
import { buttonClass } from "../../ui/button.tsx";
import { type Menu, type MenuEntry, menus } from "./menu-content.ts";
import styles from "./menu-panel.module.css";

/** The panel of a menu on the four quarters: sentence and drawing, then three lists. */
export function MenuPanel({ id, path }: { id: MenuId; path: string }) {
  const { sentence, overview, evidence, lists } = menus[id];
  return (
    <div className="page-width quarters">
      <div data-part="column" className={styles.column}>
        <p className={`${styles.sentence} t-d4`}>{sentence}</p>
        <a href={overview.href} className={`${buttonClass({ variant: "evidence" })} mt-12px`}>
          {overview.label}
        </a>
        <Evidence {...evidence} drawingClass={`${styles.drawing} max-wide:hidden`} />
      </div>
      {lists.map((list) => (
        <div key={list.title} data-part="column" className={styles.column}>
          <p className={`${styles.label} t-caption text-ink3`}>{list.title}</p>
          <ul className={styles.list}>
            {list.links.map((entry) => (
              <li key={entry.label}>
                <MenuLink entry={entry} path={path} className={styles.item} />
              </li>
            ))}
          </ul>
          {list.evidence && (
            <div className={styles.below}>
              <Evidence {...list.evidence} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

type EvidenceProps = Menu["evidence"] & { drawingClass?: string | undefined };

/** The drawing's file is asked for when somebody is at the menus (`menu-panel.module.css`). */
function Evidence({ drawing, link, drawingClass = styles.drawing }: EvidenceProps) {
  return (
    <>
      <div className={drawingClass} data-drawing={drawing} />
      <a href={link.href} className={`${buttonClass({ variant: "evidence" })} mt-12px`}>
        {link.label}
      </a>
    </>
  );
}

type MenuLinkProps = { entry: MenuEntry; path: string; className: string | undefined };

/** An entry of a menu or of the drawer: a name above its sentence. */
export function MenuLink({ entry, path, className }: MenuLinkProps) {
  const note = <span className="block t-note text-ink2">{entry.note}</span>;
  if ("url" in entry) {
    return (
      <a href={entry.url} rel="noopener" className={className}>
        <span className={styles.name}>
          {entry.label} <i aria-hidden="true" className="i-mark-arrow-out size-13px" />
        </span>{" "}
        {note}
      </a>
    );
  }
  return (
    <a
      href={entry.href}
      aria-current={entry.href === path ? "page" : undefined}
      className={className}
    >
      <span className={styles.name}>{entry.label}</span> {note}
    </a>
  );
}
