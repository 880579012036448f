import { SetupError } from "./setup-error.ts";

/**
 * Writes the id of a KV namespace into an environment's section, and leaves every other character,
 * comments among them, as it is.
 *
 * @param toml text of wrangler.toml
 * @param environment whose section it is
 * @param binding name of the namespace in the Worker
 * @param id 32 hexadecimal characters
 * @throws {SetupError} when there is no such section
 */
export function withNamespaceId(
  toml: string,
  environment: string,
  binding: string,
  id: string,
): string {
  const section = new RegExp(
    String.raw`(\[\[env\.${environment}\.kv_namespaces\]\]\s+binding = "${binding}")(?:\s+id = "[^"]*")?`,
  );
  if (section.test(toml)) return toml.replace(section, `$1\nid = "${id}"`);
  throw new SetupError(`wrangler.toml has no KV namespace ${binding} for ${environment}.`);
}
