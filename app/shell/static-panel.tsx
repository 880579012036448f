import { createClientOnlyFn, createIsomorphicFn } from "@tanstack/react-start";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";

import { Panel, type PanelProps } from "./panel.tsx";

// The compiler removes the other side's half, and with it the import of the panel from the first load.
const ServerPanel = createIsomorphicFn()
  .server((): ComponentType<PanelProps> | null => Panel)
  .client(() => null)();

const loadPanel = createClientOnlyFn(async () => {
  const panel = await import("./panel.tsx");
  return panel.Panel;
});

type StaticPanelProps = PanelProps & { className?: string };

/**
 * The inside of a menu, of the drawer or of a part of the footer, which only the Worker renders: the browser leaves the HTML it
 * was sent and loads neither its words nor its drawings. Only where there is no such HTML, after a
 * failure that rendered the page anew, is the code fetched.
 */
export function StaticPanel({ className, ...panel }: StaticPanelProps) {
  return ServerPanel ? (
    <div className={className}>
      <ServerPanel {...panel} />
    </div>
  ) : (
    <ClientPanel {...panel} className={className} />
  );
}

function ClientPanel({ id, path, className }: PanelProps & { className: string | undefined }) {
  const [Loaded, setLoaded] = useState<ComponentType<PanelProps> | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  const fillIfEmpty = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    if (!element || element.firstChild) return;
    loadPanel().then(
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

  if (Loaded) {
    return (
      <div className={className}>
        <Loaded id={id} path={path} />
      </div>
    );
  }
  // Empty: React leaves what the Worker sent in its place
  return (
    <div
      ref={fillIfEmpty}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
