import { relative } from "node:path";

import { expect, test } from "vitest";

import { smallProject } from "../support/small-project.ts";

const { write, writeImport, violations } = smallProject();

const target = (room: string) => `app/${room}/target.ts`;

/** Writes one file for each pair of rooms, which imports `target.ts` of the other room. */
function writePairs(pairs: readonly (readonly [string, string])[]): string[] {
  return pairs.map(([room, other]) => {
    const from = `app/${room}/uses-${other.replaceAll("/", "-")}.ts`;
    writeImport(from, target(other));
    write(target(other));
    return `${from} → ${target(other)}`;
  });
}

/** What every room of the server may import, and some of its rooms. */
const serverRooms = (names: string) => [
  "config",
  "lib",
  "content",
  ...names
    .split(" ")
    .filter(Boolean)
    .map((name) => `server/${name}`),
];

// The table of docs/decisions/0002.
const mayImport: Record<string, readonly string[]> = {
  config: [],
  lib: ["config"],
  content: ["config", "lib"],
  ui: ["config", "lib"],
  framework: ["config", "lib"],
  islands: ["config", "lib", "browser"],
  browser: ["config", "lib", "content"],
  leads: "config lib content ui islands framework browser".split(" "),
  articles: "config lib content ui islands framework".split(" "),
  sections: "config lib content ui islands framework leads articles".split(" "),
  shell: "config lib content ui islands framework leads articles browser".split(" "),
  "pages/pricing": "config lib content ui islands framework leads articles sections shell".split(
    " ",
  ),
  routes:
    "config lib content ui islands framework leads articles sections shell pages/pricing".split(
      " ",
    ),
  "server/environment": serverRooms(""),
  "server/http": serverRooms("environment"),
  "server/store": serverRooms("environment"),
  "server/notifications": serverRooms("environment http store"),
  "server/leads": serverRooms("environment http store notifications"),
  "server/articles": serverRooms("environment http store"),
  "server/render": [
    "framework",
    ...serverRooms("environment http store notifications leads articles"),
  ],
  "server/files": serverRooms("environment http store notifications leads articles"),
  "server/ops": serverRooms("environment http store notifications leads articles render files"),
  "server/renderer": serverRooms("environment"),
};

test("each room may import what the table says and nothing else", async () => {
  const rooms = Object.keys(mayImport);
  const pairs = rooms.flatMap((room) =>
    rooms.filter((other) => other !== room).map((other) => [room, other] as const),
  );
  const isAllowed = ([room, other]: readonly [string, string]) => mayImport[room]?.includes(other);
  writePairs(pairs.filter((pair) => isAllowed(pair)));
  const refused = writePairs(pairs.filter((pair) => !isAllowed(pair)));
  expect(await violations()).toEqual(
    refused
      .map((edge) => `${/^app\/(server\/[^/]+|[^/]+)/.exec(edge)?.[1]} may not import: ${edge}`)
      .map((line) => line.replace(/^pages/, "page").replace(/^server\//, "server "))
      .toSorted(),
  );
});

// The same folder names stand in two rooms: app/leads and app/server/leads.
test("the server may use the contracts of a feature, and only its functions may use the server", async () => {
  const contracts = ["leads/contract", "articles/contract", "articles/kinds"];
  for (const file of [
    ...contracts,
    "leads/form",
    "articles/card",
    "server/leads/pipeline",
    "server/articles/reader",
  ]) {
    write(`app/${file}.ts`);
  }
  for (const file of contracts) {
    writeImport(`app/server/leads/uses-${file.replace("/", "-")}.ts`, `app/${file}.ts`);
  }
  writeImport("app/leads/submit.functions.ts", "app/server/leads/pipeline.ts");
  writeImport("app/articles/read.functions.ts", "app/server/articles/reader.ts");
  writeImport("app/articles/wrong.functions.ts", "app/server/leads/pipeline.ts");
  writeImport("app/server/leads/uses-form.ts", "app/leads/form.ts");
  writeImport("app/server/articles/uses-card.ts", "app/articles/card.ts");
  writeImport("app/leads/uses-server.ts", "app/server/leads/pipeline.ts");
  writeImport("app/leads/dialogs/deep.functions.ts", "app/server/leads/pipeline.ts");
  writeImport("app/pages/pricing/page.functions.ts", "app/server/leads/pipeline.ts");
  writeImport("app/articles/other.functions.ts", "app/leads/form.ts");
  expect(await violations()).toEqual([
    "articles server functions may not import: app/articles/other.functions.ts → app/leads/form.ts",
    "articles server functions may not import: app/articles/wrong.functions.ts → app/server/leads/pipeline.ts",
    "leads may not import: app/leads/dialogs/deep.functions.ts → app/server/leads/pipeline.ts",
    "leads may not import: app/leads/uses-server.ts → app/server/leads/pipeline.ts",
    "page may not import: app/pages/pricing/page.functions.ts → app/server/leads/pipeline.ts",
    "server articles may not import: app/server/articles/uses-card.ts → app/articles/card.ts",
    "server leads may not import: app/server/leads/uses-form.ts → app/leads/form.ts",
  ]);
});

test("two folders of the server that import each other fail the check, also by types", async () => {
  const folders =
    "environment http store notifications leads articles render files ops renderer".split(" ");
  const pairs = folders.flatMap((one, index) =>
    folders.slice(index + 1).map((other) => [one, other] as const),
  );
  for (const [one, other] of pairs) {
    const [here, there] = [`app/server/${one}/of-${other}.ts`, `app/server/${other}/of-${one}.ts`];
    write(`app/server/${one}/for-${other}.ts`, "export type T = string;\n");
    write(`app/server/${other}/for-${one}.ts`, "export type T = string;\n");
    // Not a circle of files: two folders that each need something of the other.
    const type = 'import type { T } from "TO"; export type U = T;';
    writeImport(here, `app/server/${other}/for-${one}.ts`, type);
    writeImport(there, `app/server/${one}/for-${other}.ts`, type);
  }
  const found = await violations();
  for (const [one, other] of pairs) {
    const isFound = (from: string, to: string) =>
      found.includes(
        `server ${from} may not import: app/server/${from}/of-${to}.ts → app/server/${to}/for-${from}.ts`,
      );
    expect([one, other, isFound(one, other) || isFound(other, one)]).toEqual([one, other, true]);
  }
});

test("a contract uses nothing of its feature", async () => {
  write("app/leads/form.ts");
  write("app/articles/card.ts");
  writeImport("app/leads/contract.ts", "app/leads/form.ts");
  writeImport("app/articles/kinds.ts", "app/articles/card.ts");
  expect(await violations()).toEqual([
    "articles contract may not import: app/articles/kinds.ts → app/articles/card.ts",
    "leads contract may not import: app/leads/contract.ts → app/leads/form.ts",
  ]);
});

test("a page imports from its own folder only; a detail page also from its parent's", async () => {
  const folders = [
    "pages/company",
    "pages/use-cases/edge-ai",
    "pages/use-cases/best-model",
    "pages/legal/privacy-policy",
    "pages/legal/cookie-policy",
    "pages/autopilots",
    "pages/autopilots/detail",
    "pages/success-stories/detail",
  ];
  for (const folder of folders) {
    write(`app/${folder}/drawings/target.ts`);
    writeImport(`app/${folder}/own.ts`, `app/${folder}/drawings/target.ts`);
  }
  const use = (from: string, to: string) =>
    writeImport(`app/${from}/uses.ts`, `app/${to}/drawings/target.ts`);
  use("pages/autopilots/detail", "pages/autopilots");
  use("pages/use-cases/edge-ai", "pages/use-cases/best-model");
  use("pages/legal/privacy-policy", "pages/legal/cookie-policy");
  use("pages/company", "pages/use-cases/edge-ai");
  use("pages/autopilots", "pages/autopilots/detail");
  use("pages/success-stories/detail", "pages/autopilots/detail");
  expect(await violations()).toEqual([
    "detail page may not import: app/pages/success-stories/detail/uses.ts → app/pages/autopilots/detail/drawings/target.ts",
    "page may not import: app/pages/autopilots/uses.ts → app/pages/autopilots/detail/drawings/target.ts",
    "page may not import: app/pages/company/uses.ts → app/pages/use-cases/edge-ai/drawings/target.ts",
    "page may not import: app/pages/legal/privacy-policy/uses.ts → app/pages/legal/cookie-policy/drawings/target.ts",
    "page may not import: app/pages/use-cases/edge-ai/uses.ts → app/pages/use-cases/best-model/drawings/target.ts",
  ]);
});

test("the files at the root of app/ have their rows, and no other file may stand there", async () => {
  const folders =
    "pages/pricing server/ops server/http shell ui leads framework routes browser islands".split(
      " ",
    );
  for (const folder of folders) write(target(folder));
  const imports: Record<string, readonly string[]> = {
    "worker.ts": [target("server/ops"), target("server/http")],
    "client.tsx": [target("browser"), target("islands")],
    "router.tsx": ["app/routeTree.gen.ts"],
    "routeTree.gen.ts": [target("routes"), "app/start.ts"],
    "start.ts": [target("server/http")],
  };
  const wrong: Record<string, string> = {
    "worker.ts": target("pages/pricing"),
    "client.tsx": target("leads"),
    "router.tsx": target("server/http"),
    "routeTree.gen.ts": target("pages/pricing"),
    "start.ts": target("pages/pricing"),
  };
  for (const [file, allowed] of Object.entries(imports)) {
    const lines = [...allowed, wrong[file] ?? ""].map(
      (path) => `import "./${relative("app", path)}";`,
    );
    write(`app/${file}`, `${lines.join("\n")}\n`);
  }
  writeImport("app/helper.ts", target("ui"));
  writeImport("app/utils/helper.ts", target("ui"));
  writeImport("app/server/helper.ts", target("ui"));
  writeImport("app/routes/uses-new-folder.ts", "app/utils/helper.ts");
  writeImport("app/shell/uses-root.ts", "app/router.tsx");
  writeImport("app/shell/uses-tree.ts", "app/routeTree.gen.ts");
  write("scripts/program.ts");
  writeImport("app/lib/uses-program.ts", "scripts/program.ts");
  expect(await violations()).toEqual(
    [
      ...Object.entries(wrong).map(
        ([file, path]) => `${file} may not import: app/${file} → ${path}`,
      ),
      "app may not import: app/lib/uses-program.ts → scripts/program.ts",
      `no row for this file: app/helper.ts → ${target("ui")}`,
      `no row for this file: app/server/helper.ts → ${target("ui")}`,
      `no row for this file: app/utils/helper.ts → ${target("ui")}`,
      "routes may not import: app/routes/uses-new-folder.ts → app/utils/helper.ts",
      "shell may not import: app/shell/uses-root.ts → app/router.tsx",
      "shell may not import: app/shell/uses-tree.ts → app/routeTree.gen.ts",
    ].toSorted(),
  );
});
