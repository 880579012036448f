import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { licensesPage } from "../../scripts/lib/licenses.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

/** Licenses that ask for nothing but their notice. */
const allowed = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "Unlicense",
  "CC0-1.0",
  "OFL-1.1",
]);

/** Deployed as it came: MPL-2.0 asks for the source of changed files only. */
const unchanged: Record<string, string> = { "@resvg/resvg-wasm": "MPL-2.0" };

/** Other licenses, of tools that build the site; nothing of them is in what is deployed. */
const tools: Record<string, string> = {
  argparse: "Python-2.0",
  "caniuse-lite": "CC-BY-4.0",
  lightningcss: "MPL-2.0",
};

/** Fonts are a build's input, and so among the development dependencies; yet they are shipped. */
const fonts = ["@fontsource-variable/host-grotesk", "@fontsource-variable/sometype-mono"];

type Manifest = { name: string; license?: unknown };
type Lock = { packages: Record<string, { dev?: boolean }> };

const readJson = (path: string): unknown => JSON.parse(readProject(path));

/** Everything that is installed for production: what is shipped, and what came with it. */
function manifests(): Manifest[] {
  const { packages } = readJson("package-lock.json") as Lock;
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && (!dev || fonts.some((font) => path.endsWith(font))))
    .filter(([path]) => existsSync(join(projectRoot, path, "package.json")))
    .map(([path]) => readJson(join(path, "package.json")) as Manifest);
}

/** `MIT OR Apache-2.0` leaves the choice to us. */
const isAllowed = (license: unknown) =>
  typeof license === "string" &&
  license
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((one) => allowed.has(one));

const isTool = ({ name, license }: Manifest) =>
  Object.entries(tools).some(
    ([tool, its]) => its === license && (name === tool || name.startsWith(`${tool}-`)),
  );

describe("the page of licenses", () => {
  const folders = [
    "node_modules/react-dom/",
    "node_modules/react/",
    "node_modules/@resvg/resvg-wasm/",
  ];
  const [list = "", ...texts] = licensesPage(projectRoot, folders).split(/\n-{72}\n/);

  test("names each package with its version, its license and its source", () => {
    expect(list).toMatch(/^react \d[\d.]+, MIT, https:\/\/github\.com\/.+\/react$/m);
    expect(list).toMatch(
      /^@resvg\/resvg-wasm \d[\d.]+, MPL-2\.0, https:\/\/github\.com\/.+\/resvg-js$/m,
    );
  });

  test("has each text once, and an address where a package brings none", () => {
    expect(texts).toHaveLength(2);
    const [mozilla = "", mit = ""] = texts;
    expect(mit).toMatch(/^\nreact \d[\d.]+, react-dom \d[\d.]+\n\nMIT License\n\nCopyright/);
    expect(mozilla).toContain("https://spdx.org/licenses/MPL-2.0.html");
  });
});

describe("licenses of what is installed for production", () => {
  const found = manifests();

  test("are all on the list", () => {
    expect(found.length).toBeGreaterThan(50);
    for (const font of fonts) expect(found.map(({ name }) => name)).toContain(font);
    const others = found.filter(
      (one) => !isAllowed(one.license) && !isTool(one) && unchanged[one.name] !== one.license,
    );
    expect(others.map(({ name, license }) => `${name}: ${String(license)}`)).toEqual([]);
  });

  test.each(["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "SEE LICENSE IN x", "", undefined])(
    "%s would be found",
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );

  test("what is deployed imports none of the tools", () => {
    const { dependencies } = readJson("package.json") as { dependencies: Record<string, string> };
    for (const tool of Object.keys(tools)) expect(dependencies).not.toHaveProperty(tool);
  });
});
