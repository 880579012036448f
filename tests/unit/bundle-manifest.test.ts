import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { assertAttested, bundleManifest } from "../../scripts/lib/bundle-manifest.ts";
import { temporaryFolder } from "../support/files.ts";

let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

beforeAll(() => {
  root = temporaryFolder();
  for (const name of ["client", "server", "renderer"]) {
    mkdirSync(join(root, "dist", name), { recursive: true });
  }
  write("dist/client/a.js", "a");
  write("dist/server/index.js", "b");
  write("dist/server/wrangler.json", "{}");
  write("dist/complete", "");
});

test("the manifest names each file that is deployed, as sha256sum does", () => {
  expect(bundleManifest(root)).toBe(
    [
      `${digestOf("a")}  dist/client/a.js\n`,
      `${digestOf("b")}  dist/server/index.js\n`,
      `${digestOf("{}")}  dist/server/wrangler.json\n`,
    ].join(""),
  );
});

test("a release takes the attested build alone, and says so", () => {
  const digest = digestOf(bundleManifest(root));
  const attested = assertAttested(root, digest, false);
  expect(attested.digest).toBe(digest);
  expect(attested.sentence).toContain(`sha256:${digest}`);
  expect(() => assertAttested(root, digestOf("other"), false)).toThrow("was attested");
  write("dist/client/a.js", "altered");
  expect(() => assertAttested(root, digest, false)).toThrow("was attested");
});

test("without an attestation it is refused, unless the operator says so", () => {
  expect(() => assertAttested(root, undefined, false)).toThrow("add --unattested");
  const byHand = assertAttested(root, undefined, true);
  expect(byHand.digest).toBeNull();
  expect(byHand.sentence).toContain("Not attested");
});

test("a build that wrangler would replace has no manifest", () => {
  rmSync(join(root, "dist/complete"));
  expect(() => bundleManifest(root)).toThrow("npm run build");
});
