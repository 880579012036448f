import { createClientOnlyFn, createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

import type { MenuId } from "../../content/navigation.ts";
import { MenuPanel } from "./menu-panel.tsx";

type SheetProps = { id: MenuId; path: string };

// The compiler removes the other side's half, and with it the import of the sheet from the first load.
const SheetOnServer = createIsomorphicFn()
  .server((): ComponentType<SheetProps> | null => MenuPanel)
  .client(() => null)();

const fetchSheet = createClientOnlyFn(async () => {
  const sheet = await import("./menu-panel.tsx");
  return sheet.MenuPanel;
});

/**
 * The inside of a menu, which only the Worker renders: the browser keeps the HTML it was sent and
 * loads neither its words nor its drawings. Only where there is no such HTML, after a failure that
 * drew the page anew, is the code fetched.
 */
export function StaticMenuPanel(props: SheetProps) {
  return SheetOnServer ? (
    <div>
      <SheetOnServer {...props} />
    </div>
  ) : (
    <KeptSheet {...props} />
  );
}

function KeptSheet({ id, path }: SheetProps) {
  const [Drawn, setDrawn] = useState<ComponentType<SheetProps> | null>(null);
  const kept = useRef<HTMLDivElement>(null);

  const fillIfEmpty = useCallback((element: HTMLDivElement | null) => {
    kept.current = element;
    if (!element || element.firstChild) return;
    fetchSheet().then(
      (Loaded) => setDrawn(() => Loaded),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    for (const link of kept.current?.querySelectorAll("a:not(.menu-evidence > a)") ?? []) {
      if (link.getAttribute("href") === path) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [path]);

  if (Drawn) return <Drawn id={id} path={path} />;
  // Empty: React leaves what the Worker sent in its place
  return (
    <div ref={fillIfEmpty} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
