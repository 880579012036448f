import type { Tracing } from "@cloudflare/workers-types";

type Attributes = Record<string, string | number>;

let spans: Pick<Tracing, "enterSpan"> | null = null;

/** `worker.ts` hands over the runtime's own; programs and unit tests run without. */
export function traceWith(tracing: Pick<Tracing, "enterSpan">): void {
  spans = tracing;
}

/**
 * Runs work in a span of its own, which the platform records where traces are on (docs/operations.md).
 *
 * @param name such as `lead.insert`
 * @param attributes nothing of a visitor: traces may leave Cloudflare
 * @returns what the work returns; throws what it throws
 */
export function inSpan<Result>(name: string, attributes: Attributes, work: () => Result): Result {
  if (spans === null) return work();
  return spans.enterSpan(name, (span) => {
    span.setAttributes(attributes);
    return work();
  });
}
