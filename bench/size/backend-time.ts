/** How long the backend took for a piece of work, and how the worst of its answers ended. */
export interface BackendTime {
  ms: number;
  /** The longest single request. */
  longestMs: number;
  /** The first HTTP status that was no success; null where all were. */
  refused: number | null;
}

interface Span {
  from: number;
  to: number;
}

/** The time in which at least one request was on its way. */
function coveredMs(spans: readonly Span[]): number {
  let covered = 0;
  let end = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return covered;
}

/** Runs the work, and takes the time of its requests, their answers read to the end. */
export async function backendTime(work: () => Promise<unknown>): Promise<BackendTime> {
  const spans: Span[] = [];
  let refused: number | null = null;
  const { fetch } = globalThis;
  globalThis.fetch = async (...parameters: Parameters<typeof fetch>) => {
    const from = performance.now();
    const response = await fetch(...parameters);
    const body = await response.arrayBuffer();
    spans.push({ from, to: performance.now() });
    if (response.status >= 400) refused ??= response.status;
    const { status, statusText, headers } = response;
    return new Response(status === 204 || body.byteLength === 0 ? null : body, {
      status,
      statusText,
      headers,
    });
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return {
    ms: coveredMs(spans),
    longestMs: Math.max(0, ...spans.map(({ from, to }) => to - from)),
    refused,
  };
}
