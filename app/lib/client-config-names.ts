/** What an operator may set and the browser has to know: attributes of the page's `html` element. */
export const clientConfigNames = ["data-challenge", "data-chat", "data-vitals-rate"] as const;

/** Undefined where nothing is set. */
export type ClientConfig = Readonly<Record<(typeof clientConfigNames)[number], string | undefined>>;
