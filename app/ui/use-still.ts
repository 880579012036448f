import { useHydrated } from "@tanstack/react-router";
import { load, never } from "@tanstack/react-start/hydration";
import { useState } from "react";

/**
 * When to bring to life what answers to no script, for `<Hydrate when={…}>`: never, where the Worker
 * drew it; at once, where the browser came to the page by itself and nothing is drawn yet. With
 * `never()` alone it would stay empty then.
 */
export function useStill() {
  const isNavigated = useHydrated();
  const [when] = useState(() => (isNavigated ? load() : never()));
  return when;
}
