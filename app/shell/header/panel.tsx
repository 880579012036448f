import type { MenuId } from "../../content/navigation.ts";
import { DrawerPanel } from "./drawer-panel.tsx";
import { MenuPanel } from "./menu-panel.tsx";

/** Which panel, and the page it is shown on. */
export type PanelProps = { id: MenuId | "drawer"; path: string };

/** The inside of a menu or of the drawer. */
export function Panel({ id, path }: PanelProps) {
  return id === "drawer" ? <DrawerPanel path={path} /> : <MenuPanel id={id} path={path} />;
}
