import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

type Row<Name> = {
  /** Regular expression for the files of this row, below app/. */
  files: string;
  /** The files these may import although no other row names them; all of the same row when left out. */
  own?: string;
  mayImport: readonly Name[];
};

const path = (files: string) => `^app/${files}`;

/** The rows with the paths of what they may import. A row that names one that is not there does not compile. */
function table<Name extends string>(rows: Record<Name, Row<NoInfer<Name>>>) {
  return Object.entries<Row<Name>>(rows).map(([name, { files, own = files, mayImport }]) => ({
    name,
    files: path(files),
    mayImport: [own, ...mayImport.map((other) => rows[other].files)].map(path),
  }));
}

const shared = ["config", "lib", "content", "ui", "islands", "framework"] as const;
const features = [...shared, "leads", "articles"] as const;
const parts = [...features, "sections", "shell"] as const;

/** Types and schemas of what a visitor sends and reads. */
const contracts = ["leads contract", "articles contract"] as const;
// The rows of app/server stand in layers: what lies below each of them.
const belowHttp = ["config", "lib", "content", ...contracts, "server environment"] as const;
const belowFeatures = [...belowHttp, "server http", "server store"] as const;
const belowRender = [
  ...belowFeatures,
  "server notifications",
  "server leads",
  "server articles",
] as const;
const belowOps = [...belowRender, "server render", "server files"] as const;

/** `pages/pricing`, but `pages/legal/cookie-policy`: these two folders hold a folder per page. */
const pageFolder = String.raw`pages/((?:use-cases|legal)/[^/]+|(?!use-cases/|legal/)[^/]+)/`;

/**
 * Who may import whom (docs/decisions/0002). The first row that matches a file counts. Imports of
 * types, re-exports and `import()` are imports.
 */
const rows = table({
  config: { files: "config/", mayImport: [] },
  lib: { files: "lib/", mayImport: ["config"] },
  content: { files: "content/", mayImport: ["config", "lib"] },
  ui: { files: "ui/", mayImport: ["config", "lib", "islands"] },
  framework: { files: "framework/", mayImport: ["config", "lib"] },
  // The islands themselves are found by their file names.
  islands: { files: "islands/", mayImport: ["config", "lib", "browser"] },
  // Of the browser's parts the one that a page's island may use.
  toast: { files: "browser/toast/", mayImport: ["browser"] },
  browser: { files: "browser/", mayImport: ["config", "lib", "content"] },

  // What runs in the browser beside the part that it moves.
  scripts: {
    files: String.raw`((?:articles|leads|sections|shell|pages).*)/[^/]+\.script\.ts$`,
    own: "$1/",
    mayImport: ["config", "lib", "content", "islands", "browser"],
  },

  "leads contract": {
    files: String.raw`leads/(?:contract|form-fields)\.ts$`,
    mayImport: ["config", "lib", "content"],
  },
  "leads server functions": {
    files: String.raw`leads/[^/]+\.functions\.ts$`,
    mayImport: [...shared, "leads", "server environment", "server leads"],
  },
  // Drafts and the first touch are the browser's own storage.
  leads: { files: "leads/", mayImport: [...shared, "browser"] },

  "articles contract": {
    files: String.raw`articles/(?:contract|kinds)\.ts$`,
    mayImport: ["config", "lib", "content"],
  },
  "articles server functions": {
    files: String.raw`articles/[^/]+\.functions\.ts$`,
    mayImport: [...shared, "articles", "server environment", "server articles"],
  },
  articles: { files: "articles/", mayImport: shared },

  sections: { files: "sections/", mayImport: features },
  // The document holds the text of the dialog script.
  shell: { files: "shell/", mayImport: [...features, "browser"] },

  // What a page shows of the deployment itself.
  "page server functions": {
    files: String.raw`pages/trust/[^/]+\.functions\.ts$`,
    mayImport: [...shared, "server environment", "server store"],
  },
  "detail page": {
    files: "pages/([^/]+)/detail/",
    own: "pages/$1/",
    mayImport: [...parts, "toast"],
  },
  page: {
    files: pageFolder,
    own: "pages/$1/(?!detail/)",
    mayImport: [...parts, "toast", "page server functions"],
  },
  routes: { files: "routes/", mayImport: [...parts, "page", "page server functions"] },

  "server environment": {
    files: "server/environment/",
    mayImport: ["config", "lib", "content", ...contracts],
  },
  "server http": { files: "server/http/", mayImport: belowHttp },
  "server store": { files: "server/store/", mayImport: belowHttp },
  "server notifications": { files: "server/notifications/", mayImport: belowFeatures },
  // A lead that is stored notifies its receivers.
  "server leads": { files: "server/leads/", mayImport: [...belowFeatures, "server notifications"] },
  "server articles": {
    files: "server/articles/",
    mayImport: [...belowFeatures, "renderer contract"],
  },
  "server render": {
    files: "server/render/",
    mayImport: [...belowRender, "framework", "renderer contract"],
  },
  "server files": { files: "server/files/", mayImport: belowRender },
  "server ops": { files: "server/ops/", mayImport: belowOps },
  // A second Worker, and what the site's Worker asks it and is answered.
  "renderer contract": {
    files: String.raw`server/renderer/body-contract\.ts$`,
    mayImport: [],
  },
  "server renderer": { files: "server/renderer/", mayImport: belowHttp },

  "worker.ts": { files: String.raw`worker\.ts$`, mayImport: [...belowOps, "server ops"] },
  "client.tsx": {
    files: String.raw`client\.tsx$`,
    mayImport: ["browser", "islands"],
  },
  "router.tsx": { files: String.raw`router\.tsx$`, mayImport: ["routeTree.gen.ts"] },
  "start.ts": {
    files: String.raw`start\.ts$`,
    mayImport: [
      "config",
      "lib",
      "framework",
      "leads server functions",
      "server environment",
      "server http",
    ],
  },
  // Generated by TanStack Start; it names the types of the two files that it is imported by.
  "routeTree.gen.ts": {
    files: String.raw`routeTree\.gen\.ts$`,
    mayImport: ["routes", "router.tsx", "start.ts"],
  },
});

const allFiles = rows.map(({ files }) => files);

const importRules = rows.map(({ name, files, mayImport }, index): IForbiddenRuleType => ({
  name: `${name} may not import`,
  severity: "error",
  from: { path: files, pathNot: allFiles.slice(0, index) },
  to: { path: "^app/", pathNot: mayImport },
}));

const config: IConfiguration = {
  forbidden: [
    ...importRules,
    {
      name: "no row for this file",
      severity: "error",
      from: { path: "^app/", pathNot: allFiles },
      to: {},
    },
    {
      name: "app may not import",
      severity: "error",
      from: { path: "^app/" },
      to: { dependencyTypes: ["local"], pathNot: "^app/" },
    },
    {
      // Parsing of machine input and the database stay on the Worker.
      name: "only app/server may import",
      severity: "error",
      from: { path: "^app/", pathNot: path("server/") },
      to: { path: "(?:^|/)node_modules/(?:zod|@supabase)/" },
    },
    {
      // They need packages that `npm run bench` installs; `bench/run.ts --budgets` must run without.
      name: "only on demand",
      severity: "error",
      from: {},
      to: {
        path: String.raw`^bench/(?:lighthouse|load|memory)\.ts$`,
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    },
    {
      name: "no cycle",
      severity: "error",
      from: {},
      // The one exception: the generated route tree names the router's type, and the router imports it.
      to: { circular: true, viaOnly: { pathNot: path(String.raw`routeTree\.gen\.ts$`) } },
    },
  ],
  options: {
    // Reads TypeScript without the compiler's API, which TypeScript 7 does not have.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx"] },
  },
};

// The program reads the default export.
export default config;
