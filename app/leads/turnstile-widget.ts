import { turnstileTimeoutMs } from "../config/limits.ts";

/**
 * Cloudflare Turnstile in a form, where an operator has configured it. It never blocks a lead: without
 * a token in time the lead is sent without one, and the Worker quarantines it.
 */

/** The part of Turnstile's interface that is used here. */
type Turnstile = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      appearance: "interaction-only";
      size: "flexible";
      "response-field": false;
      callback: (token: string) => void;
      "error-callback": () => boolean;
      "expired-callback": () => void;
      "before-interactive-callback": () => void;
      "after-interactive-callback": () => void;
    },
  ) => string;
  reset: (widget: string) => void;
};

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const scriptUrl = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

let script: Promise<Turnstile> | undefined;

/** Loads the script of Turnstile; the next use retries a failed load. */
function loadTurnstile(): Promise<Turnstile> {
  script ??= new Promise<Turnstile>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = scriptUrl;
    element.async = true;
    element.addEventListener("load", () => {
      if (window.turnstile) resolve(window.turnstile);
      else reject(new Error("Turnstile did not start"));
    });
    element.addEventListener("error", () => reject(new Error("Turnstile did not load")));
    document.head.append(element);
  }).catch((thrown: unknown) => {
    script = undefined;
    throw thrown;
  });
  return script;
}

type TurnstileState = {
  token: string;
  onToken: (() => void) | undefined;
  /** Requests another token: each is valid for one lead. */
  renew: () => void;
};

const states = new WeakMap<HTMLFormElement, Promise<TurnstileState>>();

async function start(form: HTMLFormElement, sitekey: string): Promise<TurnstileState> {
  const turnstile = await loadTurnstile();
  const state: TurnstileState = { token: "", onToken: undefined, renew: () => undefined };
  const place = document.createElement("div");
  place.style.gridColumn = "1 / -1";
  // Out of the flow while the widget shows nothing, or the grid of the form would reserve a row.
  place.style.position = "absolute";
  form.append(place);
  const widget = turnstile.render(place, {
    sitekey,
    appearance: "interaction-only",
    size: "flexible",
    "response-field": false,
    callback: (token) => {
      state.token = token;
      state.onToken?.();
    },
    // `true` says that the error is handled: Turnstile throws nothing and retries by itself.
    "error-callback": () => true,
    "expired-callback": () => {
      state.token = "";
    },
    "before-interactive-callback": () => {
      place.style.position = "static";
    },
    "after-interactive-callback": () => {
      place.style.position = "absolute";
    },
  });
  state.renew = () => {
    state.token = "";
    turnstile.reset(widget);
  };
  return state;
}

/**
 * Starts Turnstile in a form, once.
 *
 * @param form that is being filled in
 * @param sitekey the public key
 */
export function startTurnstile(form: HTMLFormElement, sitekey: string): Promise<TurnstileState> {
  const before = states.get(form);
  if (before) return before;
  const state = start(form, sitekey);
  states.set(form, state);
  state.catch(() => states.delete(form));
  return state;
}

/**
 * @param form that is being sent
 * @param sitekey the public key
 * @returns a token for one submission, or an empty text when none came in time
 */
export async function takeToken(form: HTMLFormElement, sitekey: string): Promise<string> {
  const inTime = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), turnstileTimeoutMs.browser);
  });
  const ready = startTurnstile(form, sitekey).catch(() => null);
  const state = await Promise.race([ready, inTime]);
  if (state === null) return "";
  if (state.token === "") {
    const answered = new Promise<void>((resolve) => {
      state.onToken = resolve;
    });
    await Promise.race([answered, inTime]);
  }
  const { token } = state;
  state.renew();
  return token;
}
