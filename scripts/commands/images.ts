import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright";

import { indexedPages } from "../../app/content/pages.ts";
import { ogImagePath } from "../../app/lib/page-meta.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { startEmbeddedSupabase } from "../lib/supabase/embedded-supabase.ts";
import { projectRoot } from "../lib/project.ts";

const size = { width: 1200, height: 630 };

/**
 * `npm run images`: renders the og image of each page, from the built page's own
 * headline and first diagram, into `public/og/`. The headlines are stored beside the images, so that a
 * test finds outdated images.
 */
export const main: Command = async (parameters, _environment, print) => {
  parseFlags(parameters, {}, "Usage: npm run images");
  const { launchChromium } = await import("../lib/find-chromium.ts");
  const { startSiteServer } = await import("../lib/site-server.ts");
  const folder = join(projectRoot, "public/og");
  // Archives are no pages without a database.
  const supabase = await startEmbeddedSupabase({ dataDir: null, root: projectRoot, port: 0 });
  const site = await startSiteServer({
    root: projectRoot,
    port: 0,
    dataDir: null,
    variables: { SUPABASE_URL: supabase.url, SUPABASE_ANON_KEY: supabase.anonKey },
    onLog: () => undefined,
  });
  const browser = await launchChromium(print);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words: Record<string, string> = {};
  try {
    // Wide enough for the wide version of every diagram.
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      // The page is rearranged with inline styles, which its policy forbids.
      bypassCSP: true,
    });
    for (const { path } of [...indexedPages, { path: "/404" }]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(new URL(path, site.url).href, { waitUntil: "networkidle" });
      if ((response?.status() ?? 500) >= 500) throw new SetupError(`${path} cannot be rendered.`);
      words[path] = await arrange(page, await takeArt(page, path));
      await page.setViewportSize(size);
      await page.screenshot({ path: join(projectRoot, "public", ogImagePath(path)) });
    }
  } finally {
    await browser.close();
    await site.stop();
    await supabase.stop();
  }
  writeFileSync(join(folder, "words.json"), `${JSON.stringify(words, null, 2)}\n`);
  print(`${Object.keys(words).length} pictures in public/og`);
};

/** What a page draws: its first diagram, else its first chart, table or cover. */
const artSelector = "main svg[role=img][viewBox], main [data-part=stage], main table, main li svg";

/** Home draws many things; this one says what the product is. */
const special: Readonly<Record<string, string>> = { "/": "#console" };

type Art = { url: string; width: number; height: number };

/** An image of what a page draws, as the page shows it; undefined where it draws nothing large enough. */
async function takeArt(page: Page, path: string): Promise<Art | undefined> {
  for (const element of await page.locator(special[path] ?? artSelector).all()) {
    const box = await element.boundingBox();
    if (!box || box.height < 150 || box.width / box.height > 3.6) continue;
    const { width, height } = box;
    const image = await element.screenshot({ type: "png" });
    return { url: `data:image/png;base64,${image.toString("base64")}`, width, height };
  }
  return undefined;
}

/** Turns the page into its og image: hatch, frame, headline, wordmark, and whole at the right what it draws. */
function arrange(page: Page, art: Art | undefined): Promise<string> {
  return page.evaluate(async (shown) => {
    const headline = document.querySelector("h1")?.innerText.trim() ?? document.title;
    const wordmark = document.querySelector("header svg")?.outerHTML ?? "";
    const { width = 1, height = 1 } = shown ?? {};
    // A wide drawing lies below the headline, a high one beside it.
    const isWide = width / height > 1.3;
    const room = isWide ? { width: 700, height: 290 } : { width: 380, height: 450 };
    const scale = Math.min(room.width / width, room.height / height);
    const px = headline.length > 46 ? 60 : headline.length > 32 ? 70 : 84;
    document.body.innerHTML = `
      <div class="hatch" style="position:fixed;inset:0;background-color:var(--ground)">
        <div style="position:absolute;inset:40px;border:4px solid var(--ink);background:var(--surface);overflow:hidden">
          <div id="art" style="position:absolute;right:40px;bottom:40px"></div>
          <div id="headline" style="position:absolute;left:44px;top:40px;max-width:${isWide ? 1020 : 620}px;font-size:${px}px;line-height:.98;letter-spacing:-.04em;font-weight:500;white-space:pre-line"></div>
          <div id="mark" style="position:absolute;left:44px;bottom:40px"></div>
        </div>
      </div>`;
    const put = (id: string) => document.getElementById(id) ?? document.body;
    put("headline").textContent = headline;
    put("mark").innerHTML = wordmark;
    put("mark")
      .querySelector("svg")
      ?.setAttribute("style", "width:128px;height:32px;display:block");
    if (shown) {
      const image = new Image(width * scale, height * scale);
      image.src = shown.url;
      await image.decode();
      put("art").append(image);
    } else {
      put("art").innerHTML =
        `<svg viewBox="0 0 16 16" width="300" height="300"><path fill="var(--ink)" d="M1 1h14v14H1V9.5h2V13h10V3H3v3.5H1z"/><path fill="var(--signal)" d="M6 6h4v4H6z"/></svg>`;
    }
    return headline;
  }, art);
}

await startCommand(import.meta, main);
