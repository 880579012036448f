import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { prerenderedFile, prerenderedStart } from "../../app/lib/prerendered-file.ts";
import { prerenderedPages } from "../../app/server/pages/prerendered-paths.ts";
import { withNoncePlaceholder, loadedAt } from "../../app/server/pages/nonce-offsets.ts";
import { buildStamp } from "./build.ts";
import { SetupError } from "./setup-error.ts";
import { startSiteServer } from "./site-server.ts";

/**
 * Has the built Worker render the pages that are the same for everyone, with nothing configured and no
 * backend, and leaves them among the files of the site (docs/decisions/0023).
 *
 * @param root folder of the project, built
 * @throws {SetupError} when a page reads something, or comes otherwise than the Worker expects it
 */
export async function prerender(root: string): Promise<void> {
  let lines: string[] = [];
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: {},
    onLog: (line) => lines.push(line),
  });
  try {
    for (const path of prerenderedPages) {
      lines = [];
      const answer = await fetch(new URL(path, site.url));
      const html = await answer.text();
      const policy = answer.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([0-9a-f]+)'/.exec(policy)?.[1] ?? "";
      const fault = faultOf(answer, html, nonce);
      if (fault !== null) {
        const reason = `${path} cannot be prerendered: ${fault}.`;
        throw new SetupError([reason, ...lines].join("\n"));
      }
      const file = join(root, "dist/client", prerenderedFile(path));
      mkdirSync(dirname(file), { recursive: true });
      // The same sources give the same files.
      const lasting = withNoncePlaceholder(html, nonce).replaceAll(loadedAt, "u:0");
      writeFileSync(file, `${answer.headers.get("etag")}\n${lasting}`);
    }
    writeFileSync(join(root, buildStamp), "");
  } finally {
    await site.stop();
  }
}

function faultOf(answer: Response, html: string, nonce: string): string | null {
  if (answer.status !== 200) return `status ${answer.status}`;
  if (nonce === "") return "its policy names no nonce";
  // The Worker sets an ETag on what it would cache for everyone.
  if (!answer.headers.has("etag")) return "it is not the same for everyone, or misses the backend";
  if (!html.startsWith(prerenderedStart)) return `it does not begin with ${prerenderedStart}`;
  return null;
}
