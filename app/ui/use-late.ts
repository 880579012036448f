import { type ComponentType, useEffect, useRef, useState } from "react";

import { whenNear } from "../lib/when-near.ts";

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
    return whenNear([element], () => {
      load().then(
        (loaded) => setLate(() => loaded),
        () => undefined,
      );
    });
  }, [load]);
  return [place, Late] as const;
}
