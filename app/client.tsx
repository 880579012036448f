import { announceLoadingArticles } from "./browser/article-loading.ts";
import { copyOnPress, printOnPress } from "./browser/buttons.ts";
import { completeDialogs } from "./browser/dialogs.ts";
import { keepDrafts } from "./browser/drafts.ts";
import { recordFirstTouch } from "./browser/first-touch.ts";
import { markInView } from "./browser/in-view.ts";
import { layOutForScreenshots } from "./browser/lay-out-whole.ts";
import { prefetchLinks } from "./browser/prefetch-links.ts";
import { markPressedChoices } from "./browser/pressed-choices.ts";
import { replaceMissing } from "./browser/replace-missing.ts";
import { reportErrors } from "./browser/report-errors.ts";
import { returnToPlace } from "./browser/return-to-place.ts";
import { settlePost } from "./browser/settle-post.ts";
import { startOptionalServices } from "./browser/start-optional-services.ts";
import { allowPlainText } from "./browser/trusted-types.ts";
import { whenAtRest, whenShown } from "./browser/moments.ts";
import { startOnPage } from "./islands/start-on-page.ts";

/** In the order in which they run. */
const steps: readonly (() => void)[] = [
  reportErrors,
  returnToPlace,
  layOutForScreenshots,
  // Before a form restores its draft.
  settlePost,
  keepDrafts,
  // On every page, so that no script of somebody else can set up this policy.
  allowPlainText,
  startOnPage,
  completeDialogs,
  replaceMissing,
  markInView,
  // The first access to storage takes milliseconds.
  () => whenAtRest(recordFirstTouch),
  () => window.addEventListener("pagehide", recordFirstTouch),
  markPressedChoices,
  prefetchLinks,
  announceLoadingArticles,
  printOnPress,
  copyOnPress,
  startOptionalServices,
];

/** Older browsers get documents, and forms that post without script (docs/browsers.md). */
const isOld = !("structuredClone" in window);

// The one script of every page. A step that fails is reported, and keeps no other from running.
whenShown(() => {
  // Before the commands of buttons only a script could open a dialog.
  for (const step of isOld ? [completeDialogs, replaceMissing] : steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
  // Browser tests wait for it.
  document.documentElement.dataset["started"] = "";
});
