import { createClientOnlyFn } from "@tanstack/react-start";
import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useCallback,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import { dialogOpened } from "../browser/moments.ts";
import { contactSendingMs } from "../config/limits.ts";
import { submitLabels } from "../content/submit-labels.ts";
import { type LeadFieldName, type LeadKind, typingIn } from "./form-fields.ts";
import { unanswered } from "../content/unanswered.ts";
import { isBegun, isUnanswered, restoreDraft } from "../browser/drafts.ts";
import { ownField } from "../browser/own-fields.ts";
import "../browser/toast/toast.css";
import type { FailedPost } from "./posted-form.ts";
import type { FieldErrors, SendFailure } from "./send-form.ts";
import { useFilledFields } from "./use-filled-fields.ts";

// The rules of the forms and the code that sends them are fetched when a form is used.
const loadFormModule = createClientOnlyFn(() => import("./send-form.ts"));

function preload(form: HTMLFormElement): void {
  loadFormModule().then(
    ({ preloadForm }) => preloadForm(form),
    () => undefined,
  );
}

type LeadFormOptions<Kind extends LeadKind> = {
  kind: Kind;
  /** The result of a failed post without script. */
  posted: FailedPost | null;
  /** What the ids of its fields begin with: its kind, unless the page has that form twice. */
  idPrefix?: string | undefined;
  /** What the page suggests as its message. */
  suggestedMessage?: string | undefined;
  /** Id of the form's place on the site; a dialog's form gets that of its trigger. */
  ctaId?: string;
  /** Completes the form when it is shown: what the visitor chose in the page. */
  onShown?: ((form: HTMLFormElement) => void) | undefined;
};

/**
 * The life cycle of every form (spec section 4): parse, report the first failing field or send, then
 * a toast, and on success an empty form, a closed dialog and a receipt. Until then the form holds what was typed,
 * through failures, closed dialogs and reloads. Without script the form posts, and the page that
 * answers holds what was typed.
 *
 * @returns props for the form and for each field, the busy flag with the submit button's label, why the
 *   form was not taken, and the result of a failed post without script
 */
export function useLeadForm<Kind extends LeadKind>({
  kind,
  posted: postedBefore,
  idPrefix = kind,
  suggestedMessage,
  ctaId,
  onShown,
}: LeadFormOptions<Kind>) {
  const [busy, setBusy] = useState(false);
  const [posted, setPosted] = useState(postedBefore);
  // The Worker names the failing fields of this same form.
  const [errors, setErrors] = useState((posted?.errors ?? {}) as FieldErrors<Kind>);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const sending = useRef(false);
  /** The last time that the visitor sent the form, and whether anything was typed since. */
  const lastSent = useRef({ isChanged: false });
  /** Ends the wait for a connection after no response came. */
  const waiting = useRef<AbortController | null>(null);
  const shownAt = useRef<number | null>(null);
  /** Not filled again on the page from which it was sent. */
  const wasSent = useRef(false);
  const { fill, follow, note } = useFilledFields();
  const content = submitLabels[kind];

  const suggestFor = useCallback(async (field: EventTarget | null) => {
    if (!(field instanceof HTMLInputElement) || !field.form) return;
    if (field !== ownField(field.form, "email")) return;
    emailField.current = field;
    const code = await loadFormModule().catch(() => null);
    setSuggested(code?.suggestEmail(field.value) ?? null);
  }, []);

  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined;
      // React has written the first value into a field of several lines once more.
      restoreDraft(kind, form);
      const dialog = form.closest("dialog");
      const begin = () => {
        // Unknown for text that was typed before hydration, or on an earlier page.
        shownAt.current = isBegun(form) ? null : performance.now();
        onShown?.(form);
        if (!wasSent.current) fill(form);
        if (isUnanswered(kind) && waiting.current === null && !sending.current) {
          setFailure({ failure: "unanswered", text: unanswered.before });
        }
      };
      const onOpened = () => {
        setErrors({});
        begin();
        preload(form);
      };
      dialog?.addEventListener(dialogOpened, onOpened);
      if (!dialog || dialog.open) begin();
      // The visitor left the address before hydration, or came back to a draft.
      const email = ownField(form, "email");
      if (email?.value && document.activeElement !== email) void suggestFor(email);
      // The visitor used the form before hydration, so its focus event is over.
      if (dialog?.open || form.contains(document.activeElement)) preload(form);
      return () => dialog?.removeEventListener(dialogOpened, onOpened);
    },
    [kind, onShown, suggestFor, fill],
  );

  function takeSuggestion() {
    const { current: field } = emailField;
    if (field === null || suggested === null) return;
    field.value = suggested;
    setSuggested(null);
    field.focus();
    // The draft is saved by this event.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** What was sent is not sent again by itself. */
  function stopWaiting() {
    if (waiting.current === null) return;
    waiting.current.abort();
    waiting.current = null;
    setFailure({ failure: "unanswered", text: unanswered.stopped });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    stopWaiting();
    setFailure(null);
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    const code = await loadFormModule().catch(() => null);
    if (code === null) {
      // A deployment removed the module, or the network is down: the form posts without script.
      form.submit();
      // The page may come back, from the history for example.
      sending.current = false;
      return;
    }
    // A browser may fill in the newsletter's one field at once, often just as the script has arrived:
    // the fill time is measured from when the page was opened.
    const since = kind === "newsletter" ? 0 : shownAt.current;
    const read = code.readForm({ kind, form, ctaId, shownAt: since });
    setErrors(read.ok ? {} : read.errors);
    // What was said of the last post is over; its values stay those that the form falls back to.
    setPosted((before) => before && { ...before, errors: {}, message: null });
    if (!read.ok) {
      sending.current = false;
      return;
    }
    const own = (lastSent.current = { isChanged: false });
    const isSuperseded = () => lastSent.current !== own;
    setBusy(true);
    const minDuration = new Promise((resolve) =>
      setTimeout(resolve, kind === "contactPage" ? contactSendingMs : 0),
    );
    const onSafe = () => {
      setPosted(null);
      setSuggested(null);
      wasSent.current = true;
      code.emptyForms(form);
      follow(form);
      form.closest("dialog")?.close();
    };
    const send = (isRepeat: boolean) =>
      code.sendForm({
        form,
        filled: read.filled,
        minDuration,
        isRepeat,
        isChanged: () => own.isChanged,
        isSuperseded,
        onSafe,
      });
    let sent: SendFailure | null;
    try {
      sent = await send(false);
    } finally {
      sending.current = false;
      flushSync(() => setBusy(false));
    }
    setFailure(sent);
    if (sent?.failure === "unanswered") {
      void sendAgain(send, isSuperseded, code.whenConnected);
    }
    // A disabled button has lost the focus.
    const isShown = form.isConnected && (form.closest("dialog")?.open ?? true);
    if (isShown && document.activeElement === document.body) submitter?.focus();
  }

  /** Sends until a response comes, what was typed is changed, or the visitor stops it. */
  async function sendAgain(
    send: (isRepeat: boolean) => Promise<SendFailure | null>,
    isSuperseded: () => boolean,
    whenConnected: (tries: number, signal: AbortSignal) => Promise<void>,
  ) {
    const { signal } = (waiting.current = new AbortController());
    for (let tries = 0; ; tries += 1) {
      // The tries wait for each other.
      await whenConnected(tries, signal);
      const sent = await send(true);
      if (isSuperseded()) return;
      const isAnswered = sent?.failure !== "unanswered";
      if (!isAnswered && !signal.aborted) continue;
      waiting.current = null;
      // Where it was stopped meanwhile, the form says so.
      if (isAnswered) setFailure(sent);
      return;
    }
  }

  const [firstFailing] = Object.keys(posted?.errors ?? {});

  return {
    formProps: {
      ref,
      method: "post",
      ...(kind === "newsletter" && { action: "/newsletter" }),
      noValidate: true,
      // Saved by `browser/drafts.ts`.
      onSubmit,
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => void suggestFor(target),
      // Another content is another lead.
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        lastSent.current.isChanged = true;
        stopWaiting();
        follow(currentTarget);
      },
      onFocus: (event: FocusEvent<HTMLFormElement>) => preload(event.currentTarget),
    },
    /** Props of the suggestion beside the email address. */
    suggestion: { suggested, onTake: takeSuggestion },
    /** Props of the note that fields are filled from the last form. */
    filled: note,
    /** Props of a field. */
    field: (name: LeadFieldName<Kind>) => ({
      id: `${idPrefix}-${name}`,
      name,
      error: errors[name],
      defaultValue: posted?.values[name],
      suggestion: name === "message" ? suggestedMessage : undefined,
      autoFocus: name === firstFailing,
      typing: typingIn(kind, name),
    }),
    busy,
    idleLabel: content.submit,
    submitLabel: busy ? content.submitting : content.submit,
    /** Set until the form is sent again. */
    failure,
    /** Given while the form is sent again by itself. */
    stopWaiting: failure?.text === unanswered.waiting ? stopWaiting : undefined,
    /** Set when the page answers a post of this form that failed. */
    posted,
  } as const;
}
