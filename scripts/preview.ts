import "./lib/load-env-file.ts";

import { parseArgs } from "node:util";

import { previewUrl } from "./lib/article/published-site.ts";
import { needsOf } from "./lib/deployment.ts";
import { messageOf } from "./lib/error-details.ts";
import { previewKeyHash } from "./lib/local-keys.ts";
import { originFrom, projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage = `Usage: PREVIEW_KEY=... npm run preview -- /insights/some-slug [--days 7] [--origin http://localhost:8787]
       PREVIEW_KEY=... npm run preview -- --sql    what to run once in the database`;

/** `npm run preview`: a link that shows one unpublished article until it expires (docs/content.md). */
await runProgram(async () => {
  const { values, positionals } = readFlags();
  const key = process.env["PREVIEW_KEY"] ?? "";
  if (key.length < 32) throw new SetupError(`PREVIEW_KEY needs at least 32 characters.\n${usage}`);
  if (values.sql) {
    console.log(`insert into public.preview_access (key_hash) values ('${previewKeyHash(key)}');`);
    return;
  }
  const [path] = positionals;
  const days = Number(values.days);
  if (path === undefined || !(days > 0 && days <= 30)) throw new SetupError(usage);
  try {
    const site = { origin: siteOrigin(values.origin), previewKey: key };
    console.log(await previewUrl(site, path, days));
  } catch (thrown) {
    throw withUsage(thrown);
  }
});

function readFlags() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        days: { type: "string", default: "7" },
        origin: { type: "string" },
        sql: { type: "boolean", default: false },
      },
    });
  } catch (thrown) {
    throw withUsage(thrown);
  }
}

function siteOrigin(origin: string | undefined): string {
  if (origin !== undefined) return originFrom("--origin", origin);
  const { SITE_ORIGIN } = process.env;
  return originFrom("SITE_ORIGIN", SITE_ORIGIN || needsOf(projectRoot, "production").siteOrigin);
}

function withUsage(thrown: unknown): SetupError {
  return new SetupError(`${messageOf(thrown)}\n${usage}`);
}
