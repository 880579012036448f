import type { MenuId } from "../content/navigation.ts";
import { FooterLinks, TitleBlock } from "./footer/footer-panels.tsx";
import { DrawerPanel } from "./header/drawer-panel.tsx";
import { MenuPanel } from "./header/menu-panel.tsx";

/** Which panel, and the page it is shown on. */
export type PanelProps = { id: MenuId | "drawer" | "footer" | "titleBlock"; path: string };

/** The inside of a menu, of the drawer or of a part of the footer. */
export function Panel({ id, path }: PanelProps) {
  if (id === "drawer") return <DrawerPanel path={path} />;
  if (id === "footer") return <FooterLinks path={path} />;
  if (id === "titleBlock") return <TitleBlock />;
  return <MenuPanel id={id} path={path} />;
}
