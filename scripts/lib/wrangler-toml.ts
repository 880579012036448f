import { SetupError } from "./setup-error.ts";

/**
 * Writes the id of a KV namespace into an environment's section and changes nothing else, comments
 * included. The top level is production too.
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
  const sections =
    environment === "preview"
      ? ["env.preview.previews."]
      : [`env.${environment}.`, ...(environment === "production" ? [""] : [])];
  return sections.reduce((text, name) => {
    const section = new RegExp(
      String.raw`(\[\[${name}kv_namespaces\]\]\s+binding = "${binding}")(?:\s+id = "[^"]*")?`,
    );
    if (section.test(text)) return text.replace(section, `$1\nid = "${id}"`);
    throw new SetupError(`wrangler.toml has no KV namespace ${binding} for ${environment}.`);
  }, toml);
}
