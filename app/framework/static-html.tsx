import { useHydrated } from "@tanstack/react-router";
import type { HydrateProps } from "@tanstack/react-start";
import { withHydrationRenderer } from "@tanstack/start-client-core/hydration";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";

import { trustedHtml } from "../lib/trusted-html.ts";

/** The server's markup of pages that the visitor has left, by `markupKey`. */
const savedMarkup = new Map<string, string>();

/**
 * Strategy for `Hydrate` around static content: the browser leaves the server's HTML as it is and
 * fetches no code for it. After a client-side navigation there is no server HTML, so the code is
 * fetched and the content is rendered in the browser.
 *
 * - Leans on: `withHydrationRenderer`, which is public; on the id that Start's compiler gives each
 *   part (property `h`), by which the HTML is found again when the visitor comes back; and on React
 *   leaving the inside of an element alone that it hydrates with empty inner HTML.
 * - The public way: `never()` renders nothing after a client-side navigation, and replaces the
 *   server's elements with copies once the page is hydrated, which loses the focus, opened `details`
 *   and the selection.
 * - Upstream: https://github.com/TanStack/router/pull/7362 introduced `Hydrate`; a `hydrate: false` for
 *   routes is proposed in https://github.com/TanStack/router/pull/6092.
 * - When it breaks (`tests/unit/static-html.test.tsx`): without the id, back leads to an empty block
 *   of one screen's height while the code loads. Without the renderer, use `never()`.
 */
export const staticHtml = withHydrationRenderer({}, StaticHtml);

/** Start's compiler gives the part an id, in a property that its types leave out. */
function StaticHtml(props: HydrateProps) {
  const hydrated = useHydrated();
  const [isClientRendered] = useState(hydrated);
  const boundaryId = "h" in props ? String(props.h) : "";
  return isClientRendered ? (
    <Suspense fallback={<PendingHtml boundaryId={boundaryId} />}>
      <AfterClientRender>{props.children}</AfterClientRender>
    </Suspense>
  ) : (
    <ServerHtml boundaryId={boundaryId}>{props.children}</ServerHtml>
  );
}

const markupKey = (boundaryId: string) => `${window.location.pathname} ${boundaryId}`;

/** Saves its markup on unmount, so that a visitor who comes back finds the page at the same height. */
function ServerHtml({ boundaryId, children }: { boundaryId: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const key = markupKey(boundaryId);
    return () => {
      if (current) savedMarkup.set(key, current.innerHTML);
    };
  }, [boundaryId]);
  if (import.meta.env.SSR) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  // React never touches the inside of an element with inner HTML, neither at hydration nor later.
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/**
 * The inside of a drawing, which the browser leaves as the server rendered it; without `Hydrate`,
 * because a list holds many. After a client-side navigation the children are rendered.
 *
 * - Leans on: React leaving the inside of an element alone that it hydrates with empty inner HTML.
 */
export function StaticGroup({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [isClientRendered] = useState(hydrated);
  if (import.meta.env.SSR) return <g>{children}</g>;
  return isClientRendered ? (
    <g>
      <Suspense>{children}</Suspense>
    </g>
  ) : (
    <g suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}

/** Fallback while the code loads: the saved markup, or an empty block of one screen's height. */
function PendingHtml({ boundaryId }: { boundaryId: string }) {
  const markup = savedMarkup.get(markupKey(boundaryId));
  return markup === undefined ? (
    <div className="min-h-screen" />
  ) : (
    <div dangerouslySetInnerHTML={{ __html: trustedHtml(markup) }} />
  );
}

/**
 * Scrolls to the target of the URL's hash, which did not exist yet when the browser looked for it, and
 * moves the focus there as a navigation does. Tells the page that the content is there.
 */
function AfterClientRender({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { hash } = window.location;
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    if (target && document.activeElement?.matches("body, #main")) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    document.dispatchEvent(new Event(clientRendered));
  }, []);
  return children;
}

const clientRendered = "static-html-rendered";

/**
 * For a page that reads its static content or writes into it: after a client-side navigation the
 * content comes later than the page.
 *
 * @param listener called each time that content was rendered in the browser
 * @returns stops it
 */
export function onClientRender(listener: () => void): () => void {
  document.addEventListener(clientRendered, listener);
  return () => document.removeEventListener(clientRendered, listener);
}
