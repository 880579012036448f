import { createLog, errorName } from "../environment/log.ts";
import { bodyRequest, pageMarkdownPath } from "./body-contract.ts";
import { renderBody } from "./render-body.ts";

/**
 * A second Worker (`wrangler.renderer.toml`), so that the site's Worker loads neither the parsers of
 * article bodies nor the renderer of images. Only the site's Worker calls it, through the service
 * binding `RENDERER`.
 */
export default {
  /**
   * Answers `?title=` with the Open Graph image of that title, a posted body with the one to show, and a
   * posted page with its Markdown.
   */
  fetch(request: Request): Promise<Response> {
    if (request.method !== "POST") return ogImageResponse(request);
    const { pathname } = new URL(request.url);
    return pathname === pageMarkdownPath ? pageMarkdownResponse(request) : bodyResponse(request);
  },
};

async function bodyResponse(request: Request): Promise<Response> {
  try {
    return Response.json(renderBody(bodyRequest.parse(await request.json())));
  } catch (thrown) {
    const log = createLog(crypto.randomUUID());
    log.error("body.render_failed", { error: errorName(thrown) });
    return new Response(null, { status: 500 });
  }
}

async function pageMarkdownResponse(request: Request): Promise<Response> {
  try {
    // What only pages need is read when the first one comes.
    const { pageMarkdown } = await import("./page-markdown.ts");
    const headers = { "content-type": "text/markdown; charset=utf-8" };
    return new Response(pageMarkdown(await request.text()), { headers });
  } catch (thrown) {
    const log = createLog(crypto.randomUUID());
    log.error("page_markdown.render_failed", { error: errorName(thrown) });
    return new Response(null, { status: 500 });
  }
}

async function ogImageResponse(request: Request): Promise<Response> {
  const title = new URL(request.url).searchParams.get("title") ?? "";
  try {
    // Bodies do not wait for WebAssembly.
    const { renderOgImage } = await import("./render-og-image.ts");
    return new Response(await renderOgImage(title), { headers: { "content-type": "image/png" } });
  } catch (thrown) {
    const log = createLog(crypto.randomUUID());
    log.error("og_image.render_failed", { error: errorName(thrown) });
    return new Response(null, { status: 500 });
  }
}
