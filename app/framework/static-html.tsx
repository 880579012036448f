import { useHydrated } from "@tanstack/react-router";
import { never } from "@tanstack/react-start/hydration";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";

import { trustedHtml } from "../lib/trusted-html.ts";

const untouched = never();

/** What the Worker drew, by page and place, once a visitor has left it for another page. */
const left = new Map<string, string>();

/**
 * Strategy for `Hydrate` around what answers to nobody: the browser keeps what the Worker drew and
 * fetches no code for it. Reached by a link within the site, where the Worker drew nothing, the code
 * is fetched and the same is drawn here; `never()` alone would leave that place empty. It would also
 * put copies in the place of the Worker's elements once the page is hydrated, and with them lose the
 * focus, and what a visitor has opened or selected.
 */
export const staticHtml: typeof untouched = {
  ...untouched,
  _h: function AsDrawn(props) {
    const hydrated = useHydrated();
    const [isDrawnHere] = useState(hydrated);
    const place = "h" in props ? String(props.h) : "";
    return isDrawnHere ? (
      <Suspense fallback={<Meanwhile place={place} />}>
        <Arrived>{props.children}</Arrived>
      </Suspense>
    ) : (
      <Kept place={place}>{props.children}</Kept>
    );
  },
};

const keyOf = (place: string) => `${window.location.pathname} ${place}`;

/** Remembers the markup when the visitor leaves, so that coming back finds the page as high as it was. */
function Kept({ place, children }: { place: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const key = keyOf(place);
    return () => {
      if (current) left.set(key, current.innerHTML);
    };
  }, [place]);
  if (import.meta.env.SSR) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  // React leaves the inside of such an element alone when it hydrates, and ever after.
  return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** While the code is on its way: what was here before, or a page's worth of nothing. */
function Meanwhile({ place }: { place: string }) {
  const markup = left.get(keyOf(place));
  return markup === undefined ? (
    <div className="min-h-screen" />
  ) : (
    <div dangerouslySetInnerHTML={{ __html: trustedHtml(markup) }} />
  );
}

/** The place a link named within the page was not there yet when the browser looked for it. */
function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { hash } = window.location;
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, []);
  return children;
}
