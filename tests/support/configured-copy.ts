import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { unstable_readConfig } from "wrangler";

import { buildStamp } from "../../scripts/lib/build.ts";
import { readNeeds } from "../../scripts/lib/deployment.ts";
import { withNamespaceId } from "../../scripts/lib/wrangler-toml.ts";
import { readProject } from "./files.ts";
import { copyProject } from "./project-copy.ts";
import { withSampleConfiguration } from "./sample-configuration.ts";

const domain = "fernhollow.dev";

/** What `app/content/site.ts` says about a company, and what the copy's says. */
const identity = {
  name: "Fernhollow",
  email: `hello@${domain}`,
  securityEmail: `security@${domain}`,
  phone: "+1 555 0199",
  address: "7 Own Street",
  docsUrl: `https://handbook.${domain}`,
  profilesUrl: `https://people.${domain}/in`,
};

/** Uncomments Analytics Engine in the text of wrangler.toml. */
export const withDataSets = (toml: string): string =>
  toml.replaceAll(/^# (?=\[\[.*analytics_engine|(?:binding|dataset) = )/gm, "");

/** Adds the exports of logs and traces that docs/operations.md describes to the text of wrangler.toml. */
export function withExports(toml: string): string {
  const guide = readProject("docs/operations.md");
  const [production = "", staging = ""] = Array.from(
    guide.matchAll(/```toml\n(\[(?:env\.staging\.)?observability[^`]*)```/g),
    ([, block = ""]) => block,
  );
  const [section = ""] = production.split("destinations");
  return `${toml.replace(section, () => production)}\n${staging}`;
}

/**
 * A copy of the project with every edit that docs/deployment.md and docs/operations.md ask of an operator or offer. It has
 * the project's build, with the bindings of the copy's `wrangler.toml`.
 *
 * @returns its folder
 */
export async function configuredCopy(): Promise<string> {
  const root = copyProject("configured", ["dist", "docs", "supabase", "tests"]);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), "utf8")));

  edit("wrangler.toml", (toml) => {
    const own = withSampleConfiguration(toml)
      .replaceAll("aioi.example", domain)
      .replaceAll(/^\[vars\]\n/gm, '$&HSTS_PRELOAD = "on"\n');
    return withExports(withDataSets(own));
  });
  let count = 0;
  for (const environment of ["staging", "production"] as const) {
    for (const { binding } of (await readNeeds(root, environment)).namespaces) {
      count += 1;
      const id = String(count).padStart(32, "0");
      edit("wrangler.toml", (toml) => withNamespaceId(toml, environment, binding, id));
    }
  }
  edit("app/content/site.ts", (text) =>
    Object.entries(identity).reduce(
      (changed, [key, value]) =>
        changed.replace(new RegExp(`^(  ${key}: )".*"`, "m"), `$1${JSON.stringify(value)}`),
      text,
    ),
  );
  // A build would write these.
  const config = unstable_readConfig(
    { config: join(root, "wrangler.toml") },
    { hideWarnings: true },
  );
  edit("dist/server/wrangler.json", (text) => {
    const { kv_namespaces, analytics_engine_datasets } = config;
    return JSON.stringify({ ...JSON.parse(text), kv_namespaces, analytics_engine_datasets });
  });
  writeFileSync(join(root, buildStamp), "");
  return root;
}
