import { parseArgs } from "node:util";

import { build, buildIfStale } from "./lib/build.ts";
import { environmentNamed, needsOf, sampleDomainIn } from "./lib/deployment.ts";
import { isDryRun } from "./lib/is-dry-run.ts";
import { projectRoot } from "./lib/project.ts";
import { runProgram, SetupError } from "./lib/setup-error.ts";

/**
 * `npm run build`: builds the site. With `--for <environment>` it is the build command of wrangler
 * (`wrangler.toml`): it builds only what has changed, and stops a deployment to the sample domain.
 */
await runProgram(async () => {
  const { values } = parseArgs({ options: { for: { type: "string" } } });
  if (values.for === undefined) return build(projectRoot);
  const sample = sampleDomainIn(needsOf(projectRoot, environmentNamed(values.for)));
  if (sample !== null && !isDryRun()) throw new SetupError(sample);
  buildIfStale(projectRoot);
});
