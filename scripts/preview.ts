import "./lib/load-env-file.ts";

import { parseArgs } from "node:util";

import { previewLink } from "../app/server/articles/preview-links.ts";
import { needsOf } from "./lib/deployment.ts";
import { previewKeyHash } from "./lib/local-keys.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

const usage = `Usage: PREVIEW_KEY=... npm run preview -- /insights/some-slug [--days 7] [--origin http://localhost:8787]
       PREVIEW_KEY=... npm run preview -- --sql    what to run once in the database`;

/** `npm run preview`: a link that shows one unpublished article until it expires (docs/content.md). */
await runProgram(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: "string", default: "7" },
      origin: {
        type: "string",
        default: process.env["SITE_ORIGIN"] ?? needsOf(projectRoot, "production").siteOrigin,
      },
      sql: { type: "boolean", default: false },
    },
  });
  const key = process.env["PREVIEW_KEY"] ?? "";
  if (key.length < 32) throw new SetupError(`PREVIEW_KEY needs at least 32 characters.\n${usage}`);
  if (values.sql) {
    console.log(`insert into public.preview_access (key_hash) values ('${previewKeyHash(key)}');`);
    return;
  }
  const [path] = positionals;
  const days = Number(values.days);
  if (path === undefined || !(days > 0 && days <= 30)) throw new SetupError(usage);
  const link = await previewLink(path, key, Date.now() + days * 24 * 60 * 60 * 1000).catch(
    (thrown: unknown) => {
      throw new SetupError(`${thrown instanceof Error ? thrown.message : path}\n${usage}`);
    },
  );
  console.log(new URL(link, values.origin).href);
});
