import { useHydrated } from "@tanstack/react-router";
import type { HydrateProps } from "@tanstack/react-start";
import { withHydrationRenderer } from "@tanstack/start-client-core/hydration";
import {
  isValidElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from "react";

import { sentParam } from "../config/cacheable-pages.ts";
import { lateRootMargin } from "../config/motion.ts";

/**
 * Strategy for `Hydrate` around a part that works as HTML and that most visitors never use: its code is
 * fetched and the part hydrated shortly before it comes into view, or at the first press anywhere. What is
 * inside may not depend on what its parent changes.
 *
 * - Leans on: `withHydrationRenderer`, which is public; on Start's compiler making one lazy component of
 *   the router of the content, which has a `preload`; and on React leaving the server's HTML in a
 *   `Suspense` whose content suspends while it hydrates.
 * - The public way: `visible()` fetches nothing for what is not displayed, a closed dialog, and shows
 *   nothing while the code of a page that the browser rendered is fetched.
 * - Upstream: https://github.com/TanStack/router/pull/7362 introduced `Hydrate`.
 * - When it breaks (`tests/unit/late-html.test.tsx`): use `visible()` for what is in the page, and leave
 *   `Hydrate` away around dialogs.
 */
export const lateHtml = withHydrationRenderer({}, LateHtml);

/** What a visitor does who reads no more. */
const presses = ["pointerdown", "keydown"] as const;

function LateHtml({ children, fallback }: HydrateProps) {
  const hydrated = useHydrated();
  const [isClientRendered] = useState(hydrated);
  if (import.meta.env.SSR) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  return (
    <Late isClientRendered={isClientRendered} fallback={fallback}>
      {children}
    </Late>
  );
}

type LateProps = { isClientRendered: boolean; fallback: ReactNode; children: ReactNode };

/** Never rendered again by its parent: React would drop the server's HTML and wait for the code. */
const Late = memo(
  ({ isClientRendered, fallback, children }: LateProps) => {
    const place = useRef<HTMLDivElement>(null);
    const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
    useEffect(() => {
      const open = () => {
        stop();
        // Where the code is gone since a deployment, the part stays as the server sent it.
        void loads(children).then((isLoaded) => isLoaded && resolve());
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) open();
        },
        { rootMargin: lateRootMargin },
      );
      for (const part of place.current?.children ?? []) observer.observe(part);
      for (const type of presses) document.addEventListener(type, open, true);
      const stop = () => {
        observer.disconnect();
        for (const type of presses) document.removeEventListener(type, open, true);
      };
      // A form that was sent without script deletes its draft.
      if (new URLSearchParams(window.location.search).has(sentParam)) open();
      return stop;
    }, [children, resolve]);
    return (
      <div ref={place}>
        <Suspense fallback={fallback}>
          {isClientRendered ? children : <After promise={promise}>{children}</After>}
        </Suspense>
      </div>
    );
  },
  () => true,
);

/** Fetches the code of what Start's compiler has made a lazy component of the router. */
async function loads(part: ReactNode): Promise<boolean> {
  const type: unknown = isValidElement(part) ? part.type : null;
  if (typeof type !== "function" || !("preload" in type) || typeof type.preload !== "function") {
    return true;
  }
  let isLoaded = true;
  // `preload` does not say whether it failed.
  const note = () => {
    isLoaded = false;
  };
  window.addEventListener("vite:preloadError", note);
  await type.preload();
  window.removeEventListener("vite:preloadError", note);
  return isLoaded;
}

function After({ promise, children }: { promise: Promise<void>; children: ReactNode }) {
  use(promise);
  return children;
}
