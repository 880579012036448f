import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { startSiteServer } from "../../scripts/lib/site-server.ts";
import { copyOfBuild } from "../support/changed-build.ts";
import { temporaryFolder } from "../support/files.ts";
import { siteForFile } from "../support/for-file.ts";
import { eventually, usualVariables } from "../support/running-site.ts";

const dataDir = temporaryFolder();
const story = "endovara-hormonal-health";
const insight = "what-an-ai-answer-costs";

const running = siteForFile();

/** The same build with another id, as the next deployment has. */
function nextBuild(): string {
  const root = copyOfBuild();
  cpSync(join(projectRoot, "wrangler.toml"), join(root, "wrangler.toml"));
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  let replaced = 0;
  for (const file of globSync("dist/server/**/*.js", { cwd: root })) {
    const path = join(root, file);
    const script = readFileSync(path, "utf8");
    // The id is the time of the build in base 36, the only literal of that form there.
    const next = script.replaceAll(
      /(["'`])(m[a-z0-9]{7})\1/g,
      (whole, quote: string, id: string) => {
        const builtAt = Number.parseInt(id, 36);
        if (Math.abs(Date.now() - builtAt) > 30 * 24 * 60 * 60 * 1000) return whole;
        replaced += 1;
        return `${quote}${(builtAt + 1).toString(36)}${quote}`;
      },
    );
    writeFileSync(path, next);
  }
  expect(replaced).toBeGreaterThan(0);
  return root;
}

const startBuild = (root: string) =>
  startSiteServer({
    root,
    port: 0,
    dataDir,
    variables: usualVariables(running),
  });

test("a deployment in the middle of an outage goes on with the copies of the one before", async () => {
  const before = await startBuild(projectRoot);
  for (const path of [
    `/success-stories/${story}`,
    `/insights/${insight}`,
    "/resources",
    "/sitemap.xml",
  ]) {
    const response = await fetch(new URL(path, before.url));
    expect([path, response.status]).toEqual([path, 200]);
    await response.text();
  }
  await eventually(async () => {
    const store = await before.miniflare.getKVNamespace("ARTICLE_CACHE");
    return (await store.list()).keys.length >= 7;
  });
  await before.stop();

  await running.backend.set("refused");
  const after = await startBuild(nextBuild());
  try {
    for (const path of [`/success-stories/${story}`, `/insights/${insight}`]) {
      expect([path, (await fetch(new URL(path, after.url))).status]).toEqual([path, 200]);
    }
    expect(await (await fetch(new URL("/resources", after.url))).text()).toContain("Endovara");
    const sitemap = await fetch(new URL("/sitemap.xml", after.url));
    expect(sitemap.status).toBe(200);
    const addresses = await sitemap.text();
    expect(addresses).toContain(`/success-stories/${story}<`);
    expect(addresses).toContain(`/insights/${insight}<`);
  } finally {
    await after.stop();
    await running.backend.set("none");
  }
});
