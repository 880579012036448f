/**
 * @param toml text of wrangler.toml, perhaps with what operators write into it (docs/deployment.md)
 * @returns the same with the sample domain, and without ids of KV namespaces, optional variables and
 * exports of logs
 */
export function withSampleConfiguration(toml: string): string {
  const sections = toml.split(/^(?=\[)/m).map((section) => {
    const [, name = ""] = /^\[+([\w.]+)/.exec(section) ?? [];
    if (/^env\.\w+\.observability/.test(name)) return "";
    if (name === "env.preview") return section;
    if (name === "observability.logs") return section.replace(/^destinations = .*\n/m, "");
    const host = name.startsWith("env.staging") ? "staging.aioi.example" : "aioi.example";
    const own = section
      .replace(/^routes = \[[^\]]*\]/m, `routes = [{ pattern = "${host}", custom_domain = true }]`)
      .replace(/^SITE_ORIGIN = .*/m, `SITE_ORIGIN = "https://${host}"`);
    if (name.endsWith("kv_namespaces")) return own.replaceAll(/^id = .*\n/gm, "");
    return /\bvars$/.test(name)
      ? own.replaceAll(/^(?!ENVIRONMENT|SITE_ORIGIN|ATTESTED_DIGEST)\w+ = .*\n/gm, "")
      : own;
  });
  return sections.join("");
}
