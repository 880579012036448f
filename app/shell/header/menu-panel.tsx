import { menus } from "./menu-content.ts";
import styles from "./menu-panel.module.css";
import type { MenuId } from "../../content/navigation.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ExternalLink } from "../../ui/link.tsx";

/** The panel of a menu on the four quarters: sentence, two lists, evidence. */
export function MenuPanel({ id, path }: { id: MenuId; path: string }) {
  const menu = menus[id];
  const { overview, evidence } = menu;
  return (
    <div className="page-width quarters">
      <div data-part="column" className={styles.column}>
        <p className={`${styles.sentence} t-d4`}>{menu.sentence}</p>
        <a href={overview.href} className={`${buttonClass({ variant: "evidence" })} mt-12px`}>
          {overview.label}
        </a>
      </div>
      {menu.lists.map(({ title, links }) => (
        <div key={title} data-part="column" className={styles.column}>
          <p className={`${styles.label} t-caption text-ink3`}>{title}</p>
          <ul className="mx-12px">
            {links.map((link) => (
              <li key={link.label}>
                {"url" in link ? (
                  <ExternalLink href={link.url} className={`${styles.item} ${styles.alone}`}>
                    {link.label}
                  </ExternalLink>
                ) : (
                  <a
                    href={link.href}
                    aria-current={link.href === path ? "page" : undefined}
                    className={`${styles.item} ${link.note === undefined ? styles.alone : ""}`}
                  >
                    {link.note === undefined ? (
                      link.label
                    ) : (
                      <>
                        <span className={styles.name}>{link.label}</span>{" "}
                        <span className="block t-note text-ink2">{link.note}</span>
                      </>
                    )}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div data-part="column" className={styles.column}>
        <p className="mb-20px t-caption text-ink3">{evidence.label}</p>
        {/* It illustrates the link below it. The browser asks for its file when somebody is at the menus
            (`menu-panel.module.css`). */}
        <div className={styles.drawing} data-drawing={evidence.drawing} />
        {evidence.text !== undefined && <p className={styles.fact}>{evidence.text}</p>}
        <a href={evidence.link.href} className={`${buttonClass({ variant: "evidence" })} mt-20px`}>
          {evidence.link.label}
        </a>
      </div>
    </div>
  );
}
