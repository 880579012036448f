import { rememberFirstTouch } from "./leads/first-touch.ts";
import { startWhenNeeded } from "./shell/start-when-needed.ts";
import "./styles.ts";

rememberFirstTouch();

// The only script a page asks for: everything else waits until somebody needs it or nobody is busy.
startWhenNeeded(async () => {
  const { hydrate } = await import("./hydrate.tsx");
  await hydrate();
});
