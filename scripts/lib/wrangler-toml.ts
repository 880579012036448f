import type { Target } from "./deployment.ts";
import { SetupError } from "./error-details.ts";

/** Where the bindings of each stand in `wrangler.toml`: production is the top level. */
const sections: Record<Target, string> = {
  production: "",
  staging: "env.staging.",
  preview: "env.preview.previews.",
};

/**
 * Writes the id of a KV namespace into an environment's section and changes nothing else, comments
 * included.
 *
 * @param toml text of wrangler.toml
 * @param environment whose section it is
 * @param binding name of the namespace in the Worker
 * @param id 32 hexadecimal characters
 * @throws {SetupError} when there is no such section
 */
export function withNamespaceId(
  toml: string,
  environment: Target,
  binding: string,
  id: string,
): string {
  const section = new RegExp(
    String.raw`(\[\[${sections[environment]}kv_namespaces\]\]\s+binding = "${binding}")(?:\s+id = "[^"]*")?`,
  );
  if (section.test(toml)) return toml.replace(section, `$1\nid = "${id}"`);
  throw new SetupError(`wrangler.toml has no KV namespace ${binding} for ${environment}.`);
}
