import { fileURLToPath } from "node:url";

import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "unocss/vite";
import { defineConfig, type Plugin } from "vite";

import { articleKinds, pageKinds } from "./app/articles/kinds.ts";
import { unoConfig } from "./app/ui/uno-config.ts";
import type * as Prerendering from "./scripts/lib/prerender.ts";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"];
  const set = Object.entries(process.env).filter(([name]) =>
    /^(?:CHATWOOT|TURNSTILE|CONTACT_PAGE|PREVIEW|SMOKE|ALERT|VITALS)_/.test(name),
  );
  return Object.fromEntries([...names.map((name) => [name, process.env[name] ?? ""]), ...set]);
}

/** Routes that read articles. */
const articleRoutes = new Set([
  "/resources",
  ...pageKinds.map((kind) => `/${articleKinds[kind].segment}_/$slug`),
]);

/**
 * What most pages need is one file: ten small ones compress worse. Told by the number of files that
 * need it, because then all that it needs itself is in there too.
 */
const chunkGroups = [
  { name: "common", test: /\/app\/(?!articles\/).*\.tsx?$/, minShareCount: 12 },
  { name: "react", test: /\/node_modules\/react\// },
  {
    name: "router",
    test: /@tanstack\/(?:react-router|react-store|store|history|router-core)\/dist\/esm\/(?!ssr)/,
  },
];

/**
 * Takes out of Start's manifest what the pages are not to say: which scripts to fetch before anybody
 * needs one (docs/decisions/0027), and where the sources lay on the machine that built them.
 */
const leanManifest: Plugin = {
  name: "lean-manifest",
  enforce: "post",
  transform: (code, id) =>
    id.includes("tanstack-start-manifest")
      ? code.replaceAll(/"?(?:preloads"?:\s*\[[^\]]*\]|filePath"?:\s*"[^"]*"),?/g, "")
      : undefined,
};

/**
 * Files of the script that waits: the lists of what else a page needs leave them out.
 * Vite reads this file once for each environment, and asks one reading what another one has found.
 */
const withEveryPage: Set<string> = ((
  globalThis as { withEveryPage?: Set<string> }
).withEveryPage ??= new Set());

const findWhatComesWithEveryPage: Plugin = {
  name: "with-every-page",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const add = (file: string) => {
      const chunk = bundle[file];
      if (withEveryPage.has(file) || chunk?.type !== "chunk") return;
      withEveryPage.add(file);
      chunk.imports.forEach(add);
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === "chunk" && chunk.name === "hydrate") add(chunk.fileName);
    }
  },
};

/** What is fetched at once with a file: all it needs but what comes with every page. */
const neededBeside = (file: string, needed: string[]): string[] =>
  withEveryPage.has(file) ? needed : needed.filter((name) => !withEveryPage.has(name));

/** Draws what can be drawn before anybody asks, once everything else is built. */
const prerenderPages: Plugin = {
  name: "prerender-pages",
  buildApp: {
    order: "post",
    handler: async ({ config }) => {
      // What the bench builds besides is served with the files of the real build.
      if (config.mode === "bench") return;
      // By its address: what Vite can follow from here restarts `npm run dev` at every change.
      const file = new URL("scripts/lib/prerender.ts", import.meta.url).href;
      // The file of that name, whose types are imported above.
      const { prerender } = (await import(file)) as typeof Prerendering;
      await prerender(config.root);
    },
  },
};

/** The one build configuration: Vite, TanStack Start, the Worker and the styles. */
export default defineConfig(({ command }) => ({
  plugins: [
    unocss(unoConfig(command === "build")),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Never in a build: what is deployed holds no address and no key.
      ...(command === "serve" && { config: { vars: developmentVariables() } }),
    }),
    tanstackStart({
      srcDirectory: "app",
      router: {
        codeSplittingOptions: {
          // What reads articles is fetched with their pages: no other page carries its code.
          splitBehavior: ({ routeId }) =>
            articleRoutes.has(routeId)
              ? [["loader"], ["component", "pendingComponent"]]
              : [["component"], ["errorComponent"], ["notFoundComponent"]],
        },
      },
      server: { build: { inlineCss: true } },
      serverFns: {
        // A stable, readable address: a page opened before a deploy can still send its form.
        generateFunctionId: ({ functionName }) =>
          functionName.replace(/_createServerFn_handler$/, ""),
      },
      importProtection: {
        behavior: "error",
        client: {
          files: ["app/server/**"],
          specifiers: ["zod", "zod/mini", "@supabase/supabase-js"],
        },
      },
    }),
    react(),
    leanManifest,
    findWhatComesWithEveryPage,
    prerenderPages,
  ],
  resolve: {
    alias: [
      {
        find: /^@supabase\/(?:auth|realtime|storage)-js$/,
        replacement: fileURLToPath(new URL("app/server/supabase-stubs.ts", import.meta.url)),
      },
      {
        find: /^entities\/decode$/,
        replacement: fileURLToPath(new URL("app/server/entities-stubs.ts", import.meta.url)),
      },
    ],
  },
  // Found late, these would reload the page in the middle of the first click.
  optimizeDeps: {
    include: ["@ark-ui/react/toast", "react-dom", "react-dom/client", "valibot"],
  },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      resolveDependencies: neededBeside,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: { minify: true },
      // Names the build: the pages that one build rendered are not for the next.
      define: { "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)) },
    },
  },
}));
