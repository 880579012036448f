import { type ComponentType, useEffect, useRef, useState } from "react";

import { lateRootMargin } from "../config/motion.ts";

/**
 * A component that is fetched shortly before its place comes into view.
 *
 * @param load must be the same function on every render
 * @returns the place's ref, and the component; null until it is there, and where it cannot be fetched
 */
export function useLate<Props, Place extends Element = HTMLDivElement>(
  load: () => Promise<ComponentType<Props>>,
) {
  const place = useRef<Place>(null);
  const [Late, setLate] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then(
          (loaded) => setLate(() => loaded),
          () => undefined,
        );
      },
      { rootMargin: lateRootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load]);
  return [place, Late] as const;
}
