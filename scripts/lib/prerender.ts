import { createHash } from "node:crypto";
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import {
  prerenderedFile,
  prerenderedOrigin,
  prerenderedStart,
  type RouteStyles,
  routeStylesFile,
  siteStylesFile,
} from "../../app/lib/prerendered-file.ts";
import { datedPages, prerenderedPages } from "../../app/server/render/prerendered-paths.ts";
import type { Page } from "../../app/server/render/page.ts";
import { indexedPages } from "../../app/content/pages.ts";
import { markdownPagesFile, type MarkdownPages } from "../../app/lib/markdown-path.ts";
import { pageMarkdown } from "../../app/server/renderer/page-markdown.ts";
import { pageIndexFile } from "../../app/lib/page-index.ts";
import { buildStamp } from "./build.ts";
import { pageIndex } from "./page-index.ts";
import { type SiteStyles, stylesOfPage } from "./page-styles.ts";
import { SetupError } from "./setup-error.ts";
import { startSiteServer } from "./site-server.ts";

/**
 * Has the built Worker render the pages that are the same for everyone, without variables and without
 * a backend, and writes them among the files of the site (docs/decisions/0023).
 *
 * @param root folder of the project, built
 * @param styles of the site
 * @throws {SetupError} when a page reads data, or differs from what the Worker expects
 */
export async function prerender(root: string, styles: SiteStyles): Promise<void> {
  const client = join(root, "dist/client");
  // Fonts and images that only the Worker's modules name.
  for (const file of globSync(join(root, "dist/server/assets/*.{woff2,svg,avif,webp,png}"))) {
    renameSync(file, join(client, "assets", basename(file)));
  }
  // What the browser's build makes of the styles that its modules import: pages inline theirs.
  for (const file of globSync(join(client, "assets/*.css"))) rmSync(file);
  for (const file of styles.linked) renameSync(join(root, "dist/server", file), join(client, file));
  const write = (path: string, content: string) => {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  write(siteStylesFile, styles.css);
  for (const [name, css] of styles.routes) write(routeStylesFile(name), JSON.stringify({ css }));
  const rendered = new Map<string, string>();
  let lines: string[] = [];
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: { SITE_ORIGIN: prerenderedOrigin },
    onLog: (line) => lines.push(line),
  });
  try {
    const render = async (path: string) => {
      lines = [];
      const answer = await fetch(new URL(path, site.url));
      const html = await answer.text();
      const fault = faultOf(answer, html);
      if (fault !== null) {
        const reason = `${path} cannot be prerendered: ${fault}.`;
        throw new SetupError([reason, ...lines].join("\n"));
      }
      rendered.set(path, html);
      const route = [...styles.routes].find(([, css]) => html.includes(`>${css}</style>`));
      if (!route) throw new SetupError(`${path} has the styles of no route.`);
      const [name, routeCss] = route;
      const css = stylesOfPage(html, styles);
      return { answer, css, html: html.replace(routeCss, () => css), name, routeCss };
    };
    for (const path of prerenderedPages) {
      const { answer, html, css } = await render(path);
      const properties: Pick<Page, "etag" | "hashes"> = {
        etag: `"${sha256(html, "base64url").slice(0, 22)}"`,
        hashes: {
          script: scriptHashesOf(answer),
          style: `'sha256-${sha256(css, "base64")}'`,
        },
      };
      write(prerenderedFile(path), `${JSON.stringify(properties)}\n${html}`);
    }
    for (const path of datedPages) {
      const { css: pageCss, name, routeCss: css } = await render(path);
      write(routeStylesFile(name), JSON.stringify({ css, pageCss } satisfies RouteStyles));
    }
    const markdown = indexedPages.flatMap(({ path }): [string, string][] => {
      const html = rendered.get(path);
      return html === undefined || !prerenderedPages.has(path) ? [] : [[path, pageMarkdown(html)]];
    });
    write(markdownPagesFile, JSON.stringify(Object.fromEntries(markdown) satisfies MarkdownPages));
    write(pageIndexFile, JSON.stringify(pageIndex(rendered)));
    writeFileSync(join(root, buildStamp), "");
  } finally {
    await site.stop();
  }
}

const sha256 = (text: string, encoding: "base64" | "base64url"): string =>
  createHash("sha256").update(text).digest(encoding);

function scriptHashesOf({ headers }: Response): string {
  const policy = headers.get("content-security-policy") ?? "";
  return /script-src 'self' ([^;]*)/.exec(policy)?.[1] ?? "";
}

function faultOf(answer: Response, html: string): string | null {
  if (answer.status !== 200) return `status ${answer.status}`;
  // The Worker sets an ETag on pages that it would cache for everyone.
  if (!answer.headers.has("etag")) return "it is not the same for everyone, or misses the backend";
  if (!html.startsWith(prerenderedStart)) return `it does not begin with ${prerenderedStart}`;
  return null;
}
