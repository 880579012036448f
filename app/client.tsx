import { recordFirstTouch } from "./leads/first-touch.ts";
import { hydrateOnIntent } from "./framework/hydrate-on-intent.ts";
import "./styles.ts";

recordFirstTouch();

// The only script a page asks for: everything else waits until somebody needs it or nobody is busy.
const script = () => import("./hydrate.tsx");
hydrateOnIntent(
  () => script().then(({ hydrate }) => hydrate()),
  (element) => {
    script().then(
      ({ prepare }) => prepare(element),
      () => undefined, // the click falls back to what the markup can do
    );
  },
);
