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

import { whenNear } from "../lib/when-near.ts";

/**
 * Strategy for `Hydrate` around a part that works as HTML and lies below the fold: its code is fetched
 * and the part hydrated shortly before it comes into view. Its content may not depend on state of the
 * parent. Not for forms: a form that is sent before it is hydrated leaves the page.
 *
 * - Leans on: `withHydrationRenderer`, which is public; on Start's compiler, which turns the content
 *   into one lazy component of the router, with a `preload`; and on React leaving the server's HTML in
 *   a `Suspense` whose content suspends while it hydrates.
 * - The public way: `visible()` shows nothing while the code of a page that the browser rendered is
 *   fetched.
 * - Upstream: https://github.com/TanStack/router/pull/7362 introduced `Hydrate`.
 * - When it breaks (`tests/unit/late-html.test.tsx`): use `visible()`.
 */
export const lateHtml = withHydrationRenderer({}, LateHtml);

function LateHtml({ children }: HydrateProps) {
  const hydrated = useHydrated();
  const [isClientRendered] = useState(hydrated);
  if (import.meta.env.SSR) {
    return (
      <div>
        <Suspense>{children}</Suspense>
      </div>
    );
  }
  return <Late isClientRendered={isClientRendered}>{children}</Late>;
}

type LateProps = { isClientRendered: boolean; children: ReactNode };

/** Never rendered again by its parent: React would drop the server's HTML and wait for the code. */
const Late = memo(
  ({ isClientRendered, children }: LateProps) => {
    const place = useRef<HTMLDivElement>(null);
    const [{ promise, resolve }] = useState(() => Promise.withResolvers<void>());
    useEffect(
      () =>
        whenNear(place.current?.children ?? [], () => {
          // If a deployment has removed the code, the part stays as the server sent it.
          void loads(children).then((isLoaded) => isLoaded && resolve());
        }),
      [children, resolve],
    );
    return (
      <div ref={place}>
        <Suspense fallback={<div className="min-h-screen" />}>
          {isClientRendered ? children : <After promise={promise}>{children}</After>}
        </Suspense>
      </div>
    );
  },
  () => true,
);

/** Fetches the code of the lazy component that Start's compiler has made of the content. */
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
