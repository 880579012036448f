import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "@unocss/vite";
import { defineConfig, type Plugin } from "vite";

import { articleKinds, pageKinds } from "./app/articles/kinds.ts";
import { leanManifest } from "./app/framework/lean-manifest.ts";
import { recordLazyParts } from "./app/framework/lazy-parts.ts";
import { withoutUnused } from "./app/framework/without-unused.ts";
import { unoConfig } from "./app/ui/uno-config.ts";
import { optionalVariablesOf } from "./scripts/lib/project.ts";
import { pageStyles } from "./scripts/lib/page-styles.ts";
import { shortClasses } from "./scripts/lib/short-classes.ts";
import type * as Prerendering from "./scripts/lib/prerender.ts";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"];
  const required = names.map((name) => [name, process.env[name] ?? ""]);
  return { ...Object.fromEntries(required), ...optionalVariablesOf(process.env) };
}

/** Routes that read articles. */
const articleRoutes = new Set([
  "/resources",
  ...Object.values(articleKinds).map(({ archive }) => `/resources_/${archive.name}`),
  "/updates/$id",
  "/search",
  ...pageKinds.map((kind) => `/${articleKinds[kind].segment}_/$slug`),
]);

/**
 * Few files: each request costs a phone more than a kilobyte does. The entry keeps what it shares
 * with the rest, everything that hydration needs is one file, and sections that pages share another.
 */
const chunkGroups = [
  { name: "index", test: /\/app\/client\.tsx$|preload-helper|rolldown\/runtime/, priority: 3 },
  {
    name: "hydrate",
    // The others are small, and shared by the pages that are read most.
    test: /\/app\/(?:hydrate\.tsx|(?:framework\/static-html|ui\/(?:section|two-lines))\.tsx|ui\/use-late\.ts|lib\/format-[\w-]+\.ts|content\/tier-range\.ts)$|\/Hydrate\.js$/,
    priority: 2,
  },
  {
    name: "plan",
    test: /\/app\/(?:sections\/plan\/(?:(?:wide|tall)-plan|mode-glyph)|content\/plan)\.tsx?$/,
    priority: 1,
  },
  {
    name: "sections",
    test: /\/app\/(?!articles\/|content\/(?:articles|prices)).*\.tsx?$/,
    minShareCount: 12,
  },
  // Small, and needed by most pages with articles as they start.
  {
    name: "articles",
    test: /\/app\/(?:articles\/(?:published-date|dehydrated-state)|sections\/(?:article\/article-(?:missing|loading)|search-field|closing-line)|ui\/not-found-drawing|pages\/resources\/(?:content|resources))\./,
  },
  // What starts with a list of articles; on other pages it comes with the section that needs it.
  {
    name: "lists",
    test: /\/app\/(?:articles\/(?:kinds|article-quer|story-)|pages\/resources\/(?:archive\/(?!(?:stories|insights|updates)\.)|columns|story-cards)|ui\/skeleton)|\/(?:query-core|react-query)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  },
];

/**
 * The Worker in few files, 14 KiB (gzip) less than one for each page and part. What the entry shares
 * is a file of its own: workerd refuses an entry that exports more than its handlers.
 */
const workerChunkGroups = [
  { name: "shared", minShareCount: 2, priority: 1 },
  { name: "pages", test: /\/app\/(?:articles|pages|routes|sections|ui)\// },
];

/**
 * Has Chromium compile the code that starts a page while it arrives, off the main thread: half the
 * blocking time of the start. Must be the first line, before what Vite itself writes.
 */
const compileWhileLoading: Plugin = {
  name: "compile-while-loading",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.name === "hydrate") {
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      }
    },
  },
  applyToEnvironment: ({ name }) => name === "client",
};

/** Prerenders the pages that read no data, after the builds. */
const prerenderPages: Plugin = {
  name: "prerender-pages",
  buildApp: {
    order: "post",
    handler: async ({ config }) => {
      // wrangler would follow this pointer and deploy the environment built last.
      rmSync(join(config.root, ".wrangler/deploy"), { recursive: true, force: true });
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
      config: (worker) => {
        // wrangler.toml names what the build writes.
        worker.main = "app/worker.ts";
        // Wrangler reads these from wrangler.toml when it deploys; a build asks for none.
        delete worker.secrets;
        // Never in a build: what is deployed holds no address and no key.
        if (command === "serve") worker.vars = developmentVariables();
      },
      auxiliaryWorkers: [
        {
          configPath: "wrangler.renderer.toml",
          viteEnvironment: { name: "renderer" },
          config: (worker) => {
            worker.main = "app/server/renderer/renderer-worker.ts";
          },
        },
      ],
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
    recordLazyParts,
    withoutUnused,
    react(),
    shortClasses(unoConfig(true)),
    pageStyles,
    leanManifest,
    compileWhileLoading,
    prerenderPages,
  ],
  resolve: {
    alias: [
      // React has had the hook itself since version 18.
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
      {
        find: /^@supabase\/(?:auth|functions|realtime|storage)-js$/,
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
    // Browsers with `:has`, which the site's styles need everywhere: no fallbacks for older ones.
    cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5", "ios17.5"],
    // One stylesheet: a page inlines its own part (scripts/lib/page-styles.ts).
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // Rolldown names what files share after all of them.
            chunkFileNames: ({ name }) => `assets/${name.split("~", 1)[0]}-[hash].js`,
          },
        },
      },
    },
    renderer: { build: { minify: true } },
    ssr: {
      build: {
        minify: true,
        rolldownOptions: { output: { codeSplitting: { groups: workerChunkGroups } } },
      },
      // Names the build: the pages that one build rendered are not for the next.
      define: { "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)) },
    },
  },
}));
