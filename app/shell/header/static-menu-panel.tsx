import { createClientOnlyFn, createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

import type { MenuId } from "../../content/navigation.ts";
import { MenuPanel } from "./menu-panel.tsx";

type MenuPanelProps = { id: MenuId; path: string };

// The compiler removes the half of the other environment, and with it the import of the panel from
// the first load.
const ServerMenuPanel = createIsomorphicFn()
  .server((): ComponentType<MenuPanelProps> | null => MenuPanel)
  .client(() => null)();

const loadMenuPanel = createClientOnlyFn(async () => {
  const panel = await import("./menu-panel.tsx");
  return panel.MenuPanel;
});

/**
 * The inside of a menu, rendered by the Worker only: the browser leaves the HTML as it is and loads
 * neither its content nor its drawings. The code is loaded only when that HTML is missing, which
 * happens when an error made React render the page again.
 */
export function StaticMenuPanel(props: MenuPanelProps) {
  return ServerMenuPanel ? (
    <div>
      <ServerMenuPanel {...props} />
    </div>
  ) : (
    <ClientMenuPanel {...props} />
  );
}

function ClientMenuPanel({ id, path }: MenuPanelProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MenuPanelProps> | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  const fillIfEmpty = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    if (!element || element.firstChild) return;
    loadMenuPanel().then(
      (component) => setLoaded(() => component),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    for (const link of panel.current?.querySelectorAll("a:not(.menu-evidence > a)") ?? []) {
      if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [path]);

  if (Loaded) return <Loaded id={id} path={path} />;
  // Inner HTML that is empty: React leaves the Worker's HTML inside the element.
  return (
    <div ref={fillIfEmpty} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
