import { createLog, errorName } from "../environment/log.ts";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * A second Worker (`wrangler.renderer.toml`), so that the site's Worker does not load the renderer.
 * Only the site's Worker calls it, through the service binding `RENDERER`.
 */
export default {
  /** Answers `?title=` with the Open Graph image of that title, and posted Markdown with its HTML. */
  fetch(request: Request): Promise<Response> {
    return request.method === "POST" ? markdownResponse(request) : ogImageResponse(request);
  },
};

/** @returns 422 for a text that cannot be converted, which no retry changes */
async function markdownResponse(request: Request): Promise<Response> {
  try {
    return new Response(renderMarkdown(await request.text()));
  } catch (thrown) {
    const log = createLog(crypto.randomUUID());
    log.error("markdown.render_failed", { error: errorName(thrown) });
    return new Response(null, { status: 422 });
  }
}

async function ogImageResponse(request: Request): Promise<Response> {
  const title = new URL(request.url).searchParams.get("title") ?? "";
  try {
    // Markdown does not wait for WebAssembly.
    const { renderOgImage } = await import("./render-og-image.ts");
    return new Response(await renderOgImage(title), { headers: { "content-type": "image/png" } });
  } catch (thrown) {
    const log = createLog(crypto.randomUUID());
    log.error("og_image.render_failed", { error: errorName(thrown) });
    return new Response(null, { status: 500 });
  }
}
