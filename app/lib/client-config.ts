type Name =
  | "data-turnstile"
  | "data-chat"
  | "data-vitals-rate"
  | "data-report-rate"
  | "data-funnel"
  | "data-views";

/** Settings of the operator that the browser reads, as attributes of the page's `html` element. */
export type ClientConfig = Readonly<Record<Name, string | undefined>>;
