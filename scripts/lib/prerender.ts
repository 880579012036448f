import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { prerenderedFile } from "../../app/lib/prerendered-file.ts";
import { SetupError } from "./setup-error.ts";
import { startSiteServer } from "./site-server.ts";

/** The router's note of when it loaded each part of a page: the same sources give the same files. */
const loadedAt = /\bu:\d{13}\b/g;

/**
 * Has the built Worker draw pages, with nothing configured and no backend, and leaves them among the
 * files of the site (docs/decisions/0037).
 *
 * @param root folder of the project, built
 * @param paths of pages that are the same for everyone
 * @throws {SetupError} when one of them is not
 */
export async function prerender(root: string, paths: Iterable<string>): Promise<void> {
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: () => undefined, // it misses its backend
  });
  try {
    for (const path of paths) {
      const answer = await fetch(new URL(path, site.url));
      const html = await answer.text();
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([0-9a-f]+)'/.exec(policy)?.[1];
      // The Worker gives a tag to what it would keep for everyone.
      if (answer.status !== 200 || nonce === undefined || !answer.headers.has("etag")) {
        throw new SetupError(`${path} cannot be drawn before it is asked for (${answer.status}).`);
      }
      const file = join(root, "dist/client", prerenderedFile(path));
      mkdirSync(dirname(file), { recursive: true });
      const blank = "\0".repeat(nonce.length);
      writeFileSync(file, html.replaceAll(nonce, blank).replaceAll(loadedAt, "u:0"));
    }
  } finally {
    await site.stop();
  }
}
