import { appendFileSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import {
  prerenderedFile,
  prerenderedOrigin,
  prerenderedStart,
  routeStylesFile,
} from "../../app/lib/prerendered-file.ts";
import { prerenderedPages } from "../../app/server/render/prerendered-paths.ts";
import type { Page } from "../../app/server/render/page.ts";
import { indexedPages } from "../../app/content/pages.ts";
import type { FixedPath } from "../../app/content/paths.ts";
import { markdownPagesFile, type MarkdownPages } from "../../app/lib/markdown-path.ts";
import { pageMarkdown } from "../../app/server/renderer/page-markdown.ts";
import { pageIndexFile } from "../../app/lib/page-index.ts";
import { buildStamp } from "./build.ts";
import { SetupError } from "./error-details.ts";
import { hstsOfFiles } from "./hsts-of-files.ts";
import { licensesPage } from "./licenses.ts";
import { pageIndex } from "./page-index.ts";
import { startSiteServer } from "./site-server.ts";

/** Rendered on request, and yet with the same words on every day: the search finds them too. */
const searchedPages: readonly FixedPath[] = ["/trust", "/company"];

/**
 * Has the built Worker render the pages that are the same for everyone, without variables and without
 * a backend, and writes them among the files of the site (docs/decisions/0023).
 *
 * @param root folder of the project, built
 * @param styles of each route, by the name of its module
 * @param packages folders of those that the build took something of
 * @throws {SetupError} when a page reads data, or differs from what the Worker expects
 */
export async function prerender(
  root: string,
  styles: ReadonlyMap<string, string>,
  packages: ReadonlySet<string>,
): Promise<void> {
  const client = join(root, "dist/client");
  // What the builds make of the styles that modules import: pages inline theirs.
  for (const file of globSync(join(root, "dist/*/assets/style-*.css"))) rmSync(file);
  // Fonts and images that only the Worker's modules name.
  for (const file of globSync(join(root, "dist/server/assets/*.{woff2,svg,avif,webp,png}"))) {
    renameSync(file, join(client, "assets", basename(file)));
  }
  const write = (path: string, content: string) => {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, css] of styles) write(routeStylesFile(name), css);
  write("licenses.txt", licensesPage(root, packages));
  const rendered = new Map<string, string>();
  let lines: string[] = [];
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: { SITE_ORIGIN: prerenderedOrigin },
    // It has no variables, which is no fault here.
    onLog: (line) => {
      if (!line.includes('"environment.invalid"')) lines.push(line);
    },
  });
  try {
    const render = async (path: string) => {
      lines = [];
      const answer = await fetch(new URL(path, site.url));
      const html = await answer.text();
      const fault = findFault(answer, html);
      if (fault !== null) {
        const reason = `${path} cannot be prerendered: ${fault}.`;
        throw new SetupError([reason, ...lines].join("\n"));
      }
      // Of the variants of a page, the first stands for it in Markdown and in the search.
      const [address = path] = path.split("?");
      if (!rendered.has(address)) rendered.set(address, html);
      return { answer, html };
    };
    for (const path of prerenderedPages) {
      const { answer, html } = await render(path);
      const hashes: Page["hashes"] = {
        script: getHashes("script-src", answer),
        style: getHashes("style-src", answer),
      };
      write(prerenderedFile(path), `${JSON.stringify({ hashes })}\n${html}`);
    }
    const markdown = indexedPages.flatMap(({ path }): [string, string][] => {
      const html = rendered.get(path);
      return html === undefined ? [] : [[path, pageMarkdown(html)]];
    });
    write(markdownPagesFile, JSON.stringify(Object.fromEntries(markdown) satisfies MarkdownPages));
    for (const path of searchedPages) await render(path);
    write(pageIndexFile, JSON.stringify(pageIndex(rendered)));
    appendFileSync(join(client, "_headers"), await hstsOfFiles(root));
    writeFileSync(join(root, buildStamp), "");
  } finally {
    await site.stop();
  }
}

/** The hashes of a directive of the content security policy, with spaces between them. */
function getHashes(directive: "script-src" | "style-src", { headers }: Response): string {
  const policy = headers.get("content-security-policy") ?? "";
  const start = `${directive} 'self' `;
  return (
    policy
      .split("; ")
      .find((one) => one.startsWith(start))
      ?.slice(start.length) ?? ""
  );
}

function findFault(answer: Response, html: string): string | null {
  if (answer.status !== 200) return `status ${answer.status}; "npm run dev" prints the error`;
  // The Worker sets an ETag on pages that it would cache for everyone.
  if (!answer.headers.has("etag")) return "it is not the same for everyone, or misses the backend";
  if (!html.startsWith(prerenderedStart)) return `it does not begin with ${prerenderedStart}`;
  return null;
}
