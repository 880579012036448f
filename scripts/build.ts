import { build, buildIfStale } from "./lib/build.ts";
import { needsOf, sampleDomainIn, targetNamed } from "./lib/deployment.ts";
import { isDryRun } from "./lib/is-dry-run.ts";
import { parseFlags } from "./lib/parse-flags.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";
import { runWrangler } from "./lib/wrangler.ts";

const usage = "Usage: npm run build -- [--for <staging|production|preview> [--deploy-renderer]]";

/**
 * `npm run build`: builds the site. With `--for <environment>` it is the build command of wrangler
 * (`wrangler.toml`): it builds only what has changed, and stops a deployment to the sample domain. With
 * `--deploy-renderer` it then deploys the Worker that the site binds as a service, because the site's
 * own deployment fails while that Worker does not exist.
 */
await runProgram(async () => {
  const values = parseFlags(
    { for: { type: "string" }, "deploy-renderer": { type: "boolean", default: false } },
    usage,
  );
  if (values.for === undefined) return build(projectRoot);
  const environment = targetNamed(values.for);
  const dryRun = isDryRun();
  const sample = sampleDomainIn(needsOf(projectRoot, environment));
  if (sample !== null && !dryRun) throw new SetupError(sample);
  buildIfStale(projectRoot);
  // `npm run release` and `npm run deploy -- --upload` deploy the renderer themselves before they upload
  // a version. `wrangler preview` calls itself "deploy" too: a preview gets the renderer of its branch.
  if (!values["deploy-renderer"] || dryRun || process.env["WRANGLER_COMMAND"] !== "deploy") return;
  // The reader of `WRANGLER_OUTPUT_FILE_PATH` expects the site's deployment, not the renderer's.
  delete process.env["WRANGLER_OUTPUT_FILE_PATH"];
  await runWrangler(projectRoot, ["deploy", "--env", environment], "wrangler.renderer.toml");
  console.log(`Deployed the renderer for ${environment}.`);
});
