const rootId = "toasts";

/** The element that holds the toasts, once one has been shown. */
export function toastRoot(): HTMLElement | null {
  return document.getElementById(rootId);
}

/** Appends the element that holds the toasts to the page. */
export function createToastRoot(): HTMLElement {
  const root = document.createElement("div");
  root.id = rootId;
  // A modal dialog hides the rest of the page from assistive technology, but not what announces.
  root.dataset["liveAnnouncer"] = "";
  document.body.append(root);
  return root;
}
