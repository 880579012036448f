/**
 * Reports errors of our script, for the share of page loads that the operator chose. What describes
 * an error is loaded with the first one.
 */
export function reportErrors(): void {
  // Without the attribute this is NaN, and nothing is reported.
  if (!(Math.random() < Number(document.documentElement.dataset["reportRate"]))) return;
  const report = (thrown: unknown) =>
    void import("./send-error-report.ts").then(
      ({ sendErrorReport }) => sendErrorReport(thrown),
      () => undefined,
    );
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
}
