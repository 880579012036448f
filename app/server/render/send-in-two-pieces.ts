import { type LateData, lateMark } from "../../lib/late-data.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/**
 * Sends what comes before the late part of a page, with a skeleton; once the data is there, the rest of
 * the page, which begins with a style that hides the skeleton. All of it stands in the order of the
 * document, for whoever runs no script (docs/decisions/0021). A visitor who leaves meanwhile ends the
 * reads, and what comes of that is no failure.
 *
 * @param beginning the page without its late data
 * @param render all of the page
 */
export function sendInTwoPieces(
  beginning: string,
  promises: readonly Promise<unknown>[],
  render: (late: LateData) => string,
  { log, nonce, results }: Pick<RequestContext, "log" | "nonce" | "results">,
): ReadableStream<Uint8Array> {
  let hasLeft = false;
  const page = Promise.all(promises).then((values) =>
    render(new Map(promises.map((promise, index) => [promise, values[index]]))),
  );
  results.complete = page.then(
    (html) => html.replace(lateMark, ""),
    (thrown: unknown) => {
      if (!hasLeft) log.error("page.render_failed", { alert: true, error: errorName(thrown) });
      return null;
    },
  );
  // Not in `pull`, which is called without the context of the request that components read.
  const rest = page.catch(() => render("failed"));
  const hideSkeleton = `<style nonce="${nonce}">[data-loading]{display:none}</style>`;
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(beginning.slice(0, beginning.indexOf(lateMark))));
    },
    async pull(controller) {
      const html = await rest;
      const end = html.slice(html.indexOf(lateMark) + lateMark.length);
      controller.enqueue(encoder.encode(hideSkeleton + end));
      controller.close();
    },
    cancel() {
      hasLeft = true;
    },
  });
}
