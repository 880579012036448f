import { site } from "../../content/site.ts";
import { retryAfterSeconds } from "../../config/cache-lifetimes.ts";
import { isFormPost } from "./request-kinds.ts";

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

interface Visit {
  nonce: string;
  requestId: string;
}

/** A page that needs no script, file or component that could fail again, and says nothing of the error. */
function plainPage({ nonce, requestId }: Visit, title: string, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Error: ${title} | AIOI</title><style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#F1EFE8;color:#14150F;font:17px/1.5 system-ui,sans-serif}main{margin:16px;padding:40px 44px;max-width:480px;background:#FBFAF6;border:4px solid}h1{margin:0 0 12px;font-size:32px;line-height:1.1;font-weight:500}a{color:inherit}code{font-size:13px}@media (prefers-color-scheme:dark){body{background:#0E0F0B;color:#F1EFE6}main{background:#1A1B15;border-color:#959387}}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><code>request ${requestId}</code></p></main></body></html>`;
}

const pageHeaders = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };

/**
 * The page a visitor sees when rendering failed.
 *
 * @param visit whose request id is shown, so that a visitor can quote it and an operator find it in the logs
 */
export function errorPage(visit: Visit): Response {
  const text = `The page could not be shown. If you were sending a form, it may not have arrived: please check, and send it again. <a href="">Try again</a>, or go to <a href="/">the home page</a>.`;
  return new Response(plainPage(visit, "Something went wrong", text), {
    status: 500,
    headers: pageHeaders,
  });
}

const reasons = {
  400: "It could not be read",
  403: "Your browser, or something on the way, says that it comes from another site",
  413: "It is longer than this site accepts",
};

/** Whether a visitor sees the response: calls of the site's own script do not. */
function isShown(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return isFormPost(request, pathname) && !pathname.startsWith("/_serverFn/");
}

/**
 * Refuses a request that was not read. A visitor who has posted a form without script sees a page that
 * says what happened and where the words are; anything else gets the status in words.
 */
export function refuseForm(request: Request, status: keyof typeof reasons, visit: Visit): Response {
  if (!isShown(request)) return plainResponse(status);
  const text = `${reasons[status]}, so nothing was stored. Go back: what you typed is still there. You can also write to <a href="mailto:${site.email}">${site.email}</a>.`;
  return new Response(plainPage(visit, "The form was not taken", text), {
    status,
    headers: pageHeaders,
  });
}
