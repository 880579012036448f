import { useHydrated } from "@tanstack/react-router";
import { never } from "@tanstack/react-start/hydration";
import { useState } from "react";

const untouched = never();

/**
 * Strategy for `Hydrate` around what answers to nobody: the browser keeps what the Worker drew and
 * fetches no code for it. Reached by a link within the site, where the Worker drew nothing, the code
 * is fetched and the same is drawn here; `never()` alone would leave that place empty.
 */
export const asDrawn: typeof untouched = {
  ...untouched,
  _h: function AsDrawn(props) {
    const hydrated = useHydrated();
    const [isDrawnHere] = useState(hydrated);
    return isDrawnHere ? <>{props.children}</> : untouched._h(props);
  },
};
