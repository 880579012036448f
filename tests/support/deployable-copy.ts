import { cpSync, mkdtempSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { runProgram } from "./run-script.ts";

const project = join(import.meta.dirname, "../..");

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
    const host = name.startsWith("env.staging") ? "staging.aioi.example" : "aioi.example";
    const own = section
      .replace(/^routes = \[[^\]]*\]/m, `routes = [{ pattern = "${host}", custom_domain = true }]`)
      .replace(/^SITE_ORIGIN = .*/m, `SITE_ORIGIN = "https://${host}"`);
    if (name.endsWith("kv_namespaces")) return own.replaceAll(/^id = .*\n/gm, "");
    return /\bvars$/.test(name)
      ? own.replaceAll(/^(?!ENVIRONMENT|SITE_ORIGIN)\w+ = .*\n/gm, "")
      : own;
  });
  return sections.join("");
}

/**
 * A copy of the project with a domain in wrangler.toml, whatever the project's own is.
 *
 * @param domain null for the sample domain
 */
export function deployableCopy(domain: string | null, variables: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), "aioi-deploy-"));
  for (const name of ["node_modules", "app", "dist", "package-lock.json"]) {
    symlinkSync(join(project, name), join(root, name));
  }
  for (const name of ["scripts", "wrangler.toml", "wrangler.renderer.toml", "package.json"]) {
    cpSync(join(project, name), join(root, name), { recursive: true, preserveTimestamps: true });
  }
  const path = join(root, "wrangler.toml");
  const toml = () => readFileSync(path, "utf8");
  const setToml = (text: string) => {
    writeFileSync(path, text);
    // Older than the build: another one would take half a minute, and ids and domains do not change it.
    utimesSync(path, 0, 0);
  };
  setToml(withSampleConfiguration(toml()).replaceAll("aioi.example", domain ?? "aioi.example"));

  const env = {
    ...variables,
    // Without its banner wrangler does not ask the registry for a newer version.
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    HOME: root,
    CLOUDFLARE_ENV: "",
  };
  const clean = async (ran: ReturnType<typeof runProgram>) => {
    const { code, output } = await ran;
    utimesSync(path, 0, 0);
    return { code, output: stripVTControlCharacters(output) };
  };
  return {
    root,
    toml,
    setToml,
    /** The real wrangler. */
    wrangler: (parameters: string[], input = "") =>
      clean(
        runProgram(join(root, "node_modules/wrangler/bin/wrangler.js"), parameters, env, {
          cwd: root,
          input,
        }),
      ),
    script: (name: string, parameters: string[], more: Record<string, string> = {}) =>
      clean(
        runProgram(join(root, "scripts", name), parameters, { ...env, ...more }, { cwd: root }),
      ),
  };
}
