import { receiptParam, sentParam } from "../config/cacheable-pages.ts";
import { clearDraft } from "./drafts.ts";
import { ownNavigation } from "./own-navigation.ts";

/**
 * Removes the draft of a form that was posted without script, once the page that answers it is open.
 * The address then loses the result, so that a reload or a shared link does not show it again.
 */
export function settlePost(): void {
  const url = new URL(window.location.href);
  const { searchParams } = url;
  const isSubscribed = searchParams.get("result") === "subscribed";
  const kind = isSubscribed ? "newsletter" : searchParams.get(sentParam);
  if (kind === null) return;
  if (answersPost()) clearDraft(kind);
  searchParams.delete(sentParam);
  if (searchParams.has(receiptParam)) url.hash = "";
  searchParams.delete(receiptParam);
  window.history.replaceState(window.history.state, "", url);
}

/**
 * Whether a form of this site led here: its post is answered by a redirect. The address alone may come
 * from the history, a reload or another person.
 */
function answersPost(): boolean {
  const navigation = ownNavigation();
  return (
    navigation?.type === "navigate" &&
    navigation.redirectCount > 0 &&
    document.referrer.startsWith(`${window.location.origin}/`)
  );
}
