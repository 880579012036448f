import type { Menu } from "./menu-content.ts";

/**
 * The small drawing in the last quarter of a menu. It illustrates the link below it; the browser asks
 * for its file when somebody is at the menus (`header.css`).
 */
export function MenuDrawing({ name }: { name: Menu["evidence"]["drawing"] }) {
  return <div className="menu-drawing" data-drawing={name} />;
}
