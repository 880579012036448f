import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";
import { z } from "zod";

/** The folder of the package that a module or a file is in, below the project's. */
const packageFolder = /node_modules\/(?:@[^/]+\/)?[^/]+\/(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)*/;

const shipped = new Set<string>();

/** @returns folders of the packages of which the last builds took something, of the Workers too */
export const shippedPackages = (): ReadonlySet<string> => shipped;

/** Notes the packages whose modules, fonts and images a build takes. */
export function noteShippedPackages(): Plugin {
  return {
    name: "shipped-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "asset" ? file.originalFileNames : [],
      );
      for (const id of [...this.getModuleIds(), ...files]) {
        const [folder] = packageFolder.exec(id) ?? [];
        if (folder !== undefined) shipped.add(folder);
      }
    },
  };
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
});

/** A repository on GitHub as manifests name it: by an address of the web or of git, or by its name alone. */
const onGitHub = /(?:github(?:\.com)?[/:]|^)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[#/].*)?$/;

function readPackage(root: string, folder: string) {
  const path = join(root, folder);
  const { name, version, license, repository } = manifest.parse(
    JSON.parse(readFileSync(join(path, "package.json"), "utf8")),
  );
  const address = typeof repository === "string" ? repository : repository?.url;
  const [, source] = onGitHub.exec(address ?? "") ?? [];
  const texts = readdirSync(path)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .map((file) => join(path, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8").trim());
  const text =
    texts.join("\n\n") ||
    `The package brings no text: see https://spdx.org/licenses/${license}.html`;
  return { title: `${name} ${version}`, license, source, text };
}

/**
 * The one page of licenses, `/licenses.txt`: what others wrote of what is deployed, by name, version,
 * license and where its source is; then each text once.
 *
 * @param root folder of the project
 * @param folders of the packages, below it
 */
export function licensesPage(root: string, folders: Iterable<string>): string {
  const packages = [...folders]
    .map((folder) => readPackage(root, folder))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1));
  const rows = packages.map(({ title, license, source }) =>
    [title, license, ...(source === undefined ? [] : [`https://github.com/${source}`])].join(", "),
  );
  const texts = [...Map.groupBy(packages, ({ text }) => text)].map(
    ([text, these]) => `${these.map(({ title }) => title).join(", ")}\n\n${text}`,
  );
  const rule = `\n\n${"-".repeat(72)}\n\n`;
  const start = "Software and fonts of others in this website: what browsers and both Workers get.";
  return `${[[start, "", ...rows].join("\n"), ...texts].join(rule)}\n`;
}
