import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { isBuilt } from "./build.ts";
import { SetupError } from "./error-details.ts";

const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * What is deployed, as `sha256sum` prints it: a line for each file that wrangler uploads, of both Workers.
 * CI attests this list (`.github/workflows/deploy.yml`).
 *
 * @param root folder of the project
 * @throws {SetupError} when the build is older than its inputs: wrangler would build anew
 */
export function bundleManifest(root: string): string {
  if (!isBuilt(root)) throw new SetupError("dist/ is older than its inputs: run `npm run build`.");
  return globSync("dist/{client,server,renderer}/**", { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .toSorted()
    .map((path) => `${sha256(readFileSync(join(root, path)))}  ${path}\n`)
    .join("");
}

/**
 * @param attested digest of the manifest that was attested; undefined by hand
 * @param isUnattested whether the operator releases without one, on purpose
 * @returns the digest that was attested, null by hand, and a sentence that says which build is released
 * @throws {SetupError} without a digest, and where the build is another one
 */
export function assertAttested(
  root: string,
  attested: string | undefined,
  isUnattested: boolean,
): { digest: string | null; sentence: string } {
  if (isUnattested) {
    const sentence = "Not attested: nothing shows which commit and which run made this build.";
    return { digest: null, sentence };
  }
  if (!attested) {
    throw new SetupError(
      "Not attested: ATTESTED_DIGEST is not set. CI attests what it builds; to release your own build, add --unattested.",
    );
  }
  const digest = sha256(bundleManifest(root));
  if (digest === attested) {
    return { digest, sentence: `The build is the attested one: sha256:${digest}.` };
  }
  throw new SetupError(`The build is sha256:${digest}, but sha256:${attested} was attested.`);
}
