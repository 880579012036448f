import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { hstsOfFiles } from "../../scripts/lib/hsts-of-files.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder } from "../support/files.ts";

test("files of each host say what its pages say, subdomains by the operator's choice alone", async () => {
  expect(await hstsOfFiles(projectRoot)).toBe(`
https://aioi.example/*
  Strict-Transport-Security: max-age=63072000

https://staging.aioi.example/*
  Strict-Transport-Security: max-age=63072000
`);
  const copy = temporaryFolder();
  copyFileSync(join(projectRoot, "wrangler.toml"), join(copy, "wrangler.toml"));
  const toml = readFileSync(join(copy, "wrangler.toml"), "utf8");
  writeFileSync(
    join(copy, "wrangler.toml"),
    toml.replace(/^\[vars\]$/m, '[vars]\nHSTS_PRELOAD = "on"'),
  );
  const [production = "", staging = ""] = (await hstsOfFiles(copy)).split("https://staging");
  expect(production).toContain("max-age=63072000; includeSubDomains; preload");
  expect(staging).not.toContain("includeSubDomains");
});
