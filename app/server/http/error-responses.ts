import { retryAfterSeconds } from "../../config/cache-lifetimes.ts";

const statusTexts: Record<number, string> = {
  400: "Bad request",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "The request is too large",
  500: "Internal error",
  503: "Unavailable",
};

/** A short text response: the status in words, without a stack or an error's message. */
export function plainResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${statusTexts[status] ?? "Error"}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/** For a file that lists articles while they cannot be read. */
export const unavailableResponse = (): Response =>
  plainResponse(503, { "retry-after": String(retryAfterSeconds) });

/**
 * The page a visitor sees when rendering failed. It needs no script, file or component that could
 * fail again, and says nothing of the error.
 *
 * @param requestId shown so that a visitor can quote it and an operator find it in the logs
 */
export function errorPage(nonce: string, requestId: string): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Something went wrong | AIOI</title><style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#F1EFE8;color:#14150F;font:17px/1.5 system-ui,sans-serif}main{margin:16px;padding:40px 44px;max-width:480px;background:#FBFAF6;border:4px solid}h1{margin:0 0 12px;font-size:32px;line-height:1.1;font-weight:500}a{color:inherit}code{font-size:13px}@media (prefers-color-scheme:dark){body{background:#0E0F0B;color:#F1EFE6}main{background:#1A1B15;border-color:#959387}}</style></head><body><main><h1>Something went wrong</h1><p>The page could not be shown. If you were sending a form, it may not have arrived: please check, and send it again. <a href="">Try again</a>, or go to <a href="/">the home page</a>.</p><p><code>request ${requestId}</code></p></main></body></html>`;
  return new Response(html, {
    status: 500,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
