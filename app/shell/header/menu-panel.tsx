import { menus } from "./menu-content.ts";
import type { MenuId } from "../../content/navigation.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ExternalLink } from "../../ui/link.tsx";

const itemClass =
  "block w-full pl-9px pr-12px text-left border-l-3px border-transparent hover:bg-ground hover:border-ink focus-visible:bg-ground focus-visible:-outline-offset-2px aria-[current=page]:border-ink";
const columnClass = "pt-32px pb-30px border-l border-line";

/** The panel of a menu on the four quarters: sentence, two lists, evidence. */
export function MenuPanel({ id, path }: { id: MenuId; path: string }) {
  const menu = menus[id];
  const { overview, evidence } = menu;
  return (
    <div className="page-width quarters">
      <div data-column className="pt-28px pb-30px pr-32px">
        <p className="max-w-260px t-d4 text-balance">{menu.sentence}</p>
        <a href={overview.href} className={`${buttonClass({ variant: "evidence" })} mt-12px`}>
          {overview.label}
        </a>
      </div>
      {menu.lists.map(({ title, links }) => (
        <div key={title} data-column className={columnClass}>
          <p className="pl-24px mb-7px t-lab text-ink3">{title}</p>
          <ul className="mx-12px">
            {links.map((link) => (
              <li key={link.label}>
                {"url" in link ? (
                  <ExternalLink href={link.url} className={`${itemClass} menu-item`}>
                    {link.label}
                  </ExternalLink>
                ) : (
                  <a
                    href={link.href}
                    aria-current={link.href === path ? "page" : undefined}
                    className={`${itemClass} ${link.note === undefined ? "menu-item" : "py-8px"}`}
                  >
                    {link.note === undefined ? (
                      link.label
                    ) : (
                      <>
                        <span className="block menu-name">{link.label}</span>{" "}
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
      <div data-column className={`${columnClass} pl-24px`}>
        <p className="mb-20px t-lab text-ink3">{evidence.label}</p>
        {/* It illustrates the link below it. The browser asks for its file when somebody is at the menus
            (`header.css`). */}
        <div className="menu-drawing" data-drawing={evidence.drawing} />
        {evidence.text !== undefined && (
          <p className="mt-8px max-w-260px text-16px leading-22px font-500">{evidence.text}</p>
        )}
        <a href={evidence.link.href} className={`${buttonClass({ variant: "evidence" })} mt-20px`}>
          {evidence.link.label}
        </a>
      </div>
    </div>
  );
}
