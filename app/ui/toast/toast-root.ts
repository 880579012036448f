const rootId = "toasts";

/**
 * The element that holds the toasts, appended to the page when it is first asked for. A dialog asks
 * too: what belongs to it must exist before it opens.
 */
export function toastRoot(): HTMLElement {
  const existing = document.getElementById(rootId);
  if (existing) return existing;
  const root = document.createElement("div");
  root.id = rootId;
  // A modal dialog hides the rest of the page from assistive technology, but not what announces.
  root.dataset["liveAnnouncer"] = "";
  document.body.append(root);
  return root;
}
