import { createToaster, Toast, Toaster } from "@ark-ui/react/toast";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { toastRoot } from "./toast-root.ts";

/** What a toast says. */
export type ToastMessage = {
  type: "success" | "error";
  title: string;
  description?: string;
  /** Whether a screen reader hears it elsewhere: from the field that takes the focus. */
  isSaid?: boolean;
};

// Spec section 9: at most 3, 14 px apart, 5 s.
const maxVisible = 3;
const toaster = createToaster({
  placement: "bottom-end",
  max: maxVisible,
  gap: 14,
  duration: 5000,
  removeDelay: 120,
  overlap: false,
  offsets: {
    top: "0px",
    left: "var(--toast-side)",
    right: "var(--toast-side)",
    bottom: "var(--toast-bottom)",
  },
});

/** Accessible name of the region that holds them. */
const toastsLabel = "Messages";

// Screen readers announce what is added to a live region they already know.
const regionSettlesMs = 50;

/** Resolves when the region that holds the toasts is ready for them. */
let region: Promise<void> | undefined;
let created = 0;

/** Errors that are shown, by what they belong to. */
const errorsOf = new WeakMap<HTMLElement, string[]>();

/**
 * Takes away the errors of something that is tried again.
 *
 * @param owner as given to `showToast`
 */
export function dismissErrors(owner: HTMLElement): void {
  for (const id of errorsOf.get(owner) ?? []) toaster.dismiss(id);
  errorsOf.delete(owner);
}

/**
 * Shows a toast. The first call mounts the region that holds them, in a React root of its own, so
 * that a page that never shows one never renders one.
 *
 * @param message a failure is announced at once, a success when the reader is idle
 * @param owner what an error belongs to, for `dismissErrors`; the error leaves with its dialog
 */
export function showToast({ isSaid = false, ...message }: ToastMessage, owner?: HTMLElement): void {
  const id = `toast-${(created += 1)}`;
  if (owner && message.type === "error") {
    errorsOf.set(owner, [...(errorsOf.get(owner) ?? []), id]);
    // What it says is about a form that is no longer there.
    const dialog = owner.closest("dialog");
    dialog?.addEventListener("close", () => dismissErrors(owner), { once: true });
  }
  region ??= mountRegion();
  void region.then(() => {
    toastRoot();
    makeRoom();
    toaster.create({ id, ...message, meta: { isSaid } });
  });
}

// The toaster loses what is created before its region is mounted.
function mountRegion(): Promise<void> {
  const root = createRoot(toastRoot());
  flushSync(() => root.render(<Toasts />));
  document.addEventListener("visibilitychange", pauseWhileHidden);
  return new Promise((resolve) => setTimeout(resolve, regionSettlesMs));
}

// The toaster lets the newest wait for the oldest to time out, which a resting pointer puts off.
function makeRoom() {
  const oldest = toaster.getVisibleToasts()[maxVisible - 1];
  if (oldest !== undefined) toaster.dismiss(oldest.id);
}

// Ark's own `pauseOnPageIdle` sends an event that its toast group does not listen to.
function pauseWhileHidden() {
  if (document.hidden) toaster.pause();
  else toaster.resume();
}

function Toasts() {
  return (
    // Ark's own name has its placement and a key in it, read before each of them.
    <Toaster toaster={toaster} aria-label={toastsLabel}>
      {({ type, title, description, meta }) => {
        const failed = type === "error";
        const isSaid = meta?.["isSaid"] === true;
        return (
          <Toast.Root
            role={isSaid ? "group" : failed ? "alert" : "status"}
            aria-live={isSaid ? "off" : undefined}
            className={failed ? "toast toast-failed" : "toast"}
          >
            <i
              aria-hidden="true"
              className={failed ? "toast-mark i-mark-refused text-warn" : "toast-mark toast-done"}
            />
            <Toast.Title className={`toast-title ${failed ? "text-warn" : "text-ink"}`}>
              {title}
            </Toast.Title>
            {description !== undefined && (
              <Toast.Description className="toast-text t-note text-ink2">
                {description}
              </Toast.Description>
            )}
            <Toast.CloseTrigger className="toast-close">
              <i aria-hidden="true" className="i-mark-cross" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Toaster>
  );
}
