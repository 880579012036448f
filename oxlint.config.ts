import { defineConfig, type OxlintOverride } from "oxlint";

/**
 * Who may import whom (docs/decisions/0002). Each folder of app/ names the folders it may use;
 * the rules below are generated from this one table. Files of the same folder always may.
 */
const mayImport: Record<string, readonly string[]> = {
  config: [],
  lib: ["config"],
  content: ["config", "lib"],
  ui: ["config", "lib"],
  leads: ["config", "lib", "content", "ui"],
  articles: ["config", "lib", "content", "ui"],
  sections: ["config", "lib", "content", "ui", "leads", "articles"],
  shell: ["config", "lib", "content", "ui", "leads", "articles"],
  pages: ["config", "lib", "content", "ui", "leads", "articles", "sections", "shell"],
  routes: ["config", "lib", "content", "ui", "leads", "articles", "sections", "shell", "pages"],
  server: ["config", "lib"],
};

/** What the server may know of the features: their schemas and types, never their interface. */
const sharedWithServer = ["leads/schemas.ts", "leads/outcome.ts", "articles/article.ts"];

/** Libraries with one home: parsing of machine input, and the database, stay on the Worker. */
const serverOnlyPackages = ["zod", "@supabase/*"];

/** The door: the only files of a feature that reach the server. */
const doorFiles = ["app/{leads,articles}/*.functions.ts"];

type Pattern = ({ regex: string } | { group: string[] }) & { message: string };

const folders = Object.keys(mayImport);

function forbiddenImports(folder: string, extra: readonly string[] = []): Pattern[] {
  const allowed = new Set([folder, ...(mayImport[folder] ?? []), ...extra]);
  const patterns = folders
    .filter((other) => !allowed.has(other))
    .map((other): Pattern => {
      const message = `app/${folder} may not import from app/${other} (docs/decisions/0002).`;
      const shared = folder === "server" ? sharedWithServer : [];
      const exceptions = shared.filter((file) => file.startsWith(`${other}/`));
      return exceptions.length === 0
        ? { regex: String.raw`^(?:\.\.?/)+${other}/`, message }
        : { group: [`**/${other}/*`, ...exceptions.map((file) => `!**/${file}`)], message };
    });
  if (allowed.has("server")) return patterns;
  return [
    ...patterns,
    ...serverOnlyPackages.map((name) => ({
      regex: `^${name.replace("*", "")}`,
      message: `${name} never reaches the browser: only app/server uses it (docs/decisions/0002).`,
    })),
  ];
}

const importRules = folders.map((folder): OxlintOverride => ({
  files: [`app/${folder}/**/*.{ts,tsx}`],
  rules: { "no-restricted-imports": ["error", { patterns: forbiddenImports(folder) }] },
}));

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: ["app/routeTree.gen.ts", "dist/**"],
  rules: {
    "no-console": "error",
    eqeqeq: "error",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    "typescript/consistent-return": "off", // noImplicitReturns says it better
    "typescript/no-unsafe-type-assertion": "off", // each carries its reason in a comment
    "import/no-cycle": "error",
    "import/no-unassigned-import": "off", // style sheets
    "import/no-named-as-default-member": "off", // fast-check is written as fc.record()
    "typescript/no-misused-spread": "off", // iterating code points is what is wanted
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off", // an inline drawing is an svg with role="img"
    "promise/always-return": "off", // then(onDone, onFailure) in event handlers returns to nobody
    "vitest/no-conditional-tests": "off", // a suite may skip where a program is not installed
    "vitest/no-conditional-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
  },
  overrides: [
    ...importRules,
    {
      files: doorFiles,
      rules: {
        "no-restricted-imports": ["error", { patterns: forbiddenImports("leads", ["server"]) }],
      },
    },
    { files: ["app/routes/**"], rules: { "unicorn/filename-case": "off" } },
    { files: ["scripts/**", "bench/**", "tests/**"], rules: { "no-console": "off" } },
    // Playwright hands fixtures on with a function called `use`, which is no hook.
    { files: ["tests/e2e/**"], rules: { "react/rules-of-hooks": "off" } },
  ],
});
