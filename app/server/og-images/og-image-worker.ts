import { createLog, errorName } from "../ops/log.ts";
import { renderOgImage } from "./render-og-image.ts";

/**
 * A Worker of its own (`wrangler.og-images.toml`), so that the one that answers pages carries no
 * renderer. Only that one reaches it, through the service binding `OG_IMAGES`.
 */
export default {
  /** Answers `?title=` with the Open Graph image of that title. */
  async fetch(request: Request): Promise<Response> {
    const title = new URL(request.url).searchParams.get("title") ?? "";
    try {
      return new Response(await renderOgImage(title), { headers: { "content-type": "image/png" } });
    } catch (thrown) {
      const log = createLog(crypto.randomUUID());
      log.error("og_image.render_failed", { error: errorName(thrown) });
      return new Response(null, { status: 500 });
    }
  },
};
