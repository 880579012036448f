/** Settings of the operator that the browser reads, as attributes of the page's `html` element. */
export const clientConfigNames = [
  "data-turnstile",
  "data-chat",
  "data-vitals-rate",
  "data-report-rate",
  "data-funnel",
  "data-views",
] as const;

/** Undefined where nothing is set. */
export type ClientConfig = Readonly<Record<(typeof clientConfigNames)[number], string | undefined>>;
