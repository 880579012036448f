import { rmSync } from "node:fs";
import { join } from "node:path";

import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "@unocss/vite";
import { defineConfig, type Plugin } from "vite";

import { unoConfig } from "./app/ui/uno-config.ts";
import { buildTargets } from "./scripts/lib/oldest-engines.ts";
import { getOptionalVariables } from "./scripts/lib/project.ts";
import { checkedClassLists } from "./scripts/lib/class-lists.ts";
import { shippedPackages, noteShippedPackages } from "./scripts/lib/licenses.ts";
import { pageStyles, stylesByRoute } from "./scripts/lib/page-styles.ts";
import { sheetOptions, sheets } from "./scripts/lib/sheets.ts";
import type * as Prerendering from "./scripts/lib/prerender.ts";

// The programs read `.env` themselves (`scripts/lib/command.ts`). Cloudflare's plugin would read it again,
// over what it is given, and write all of it into `dist/` as plain text.
process.env["CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV"] = "false";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"];
  const required = names.map((name) => [name, process.env[name] ?? ""]);
  return { ...Object.fromEntries(required), ...getOptionalVariables(process.env) };
}

/**
 * The Worker in few files, 14 KiB (gzip) less than one for each page and part. What the entry shares
 * is a file of its own: workerd refuses an entry that exports more than its handlers.
 */
const workerChunkGroups = [
  { name: "shared", minShareCount: 2, priority: 1 },
  { name: "pages", test: /\/app\/(?:articles|pages|routes|sections|ui)\// },
];

/**
 * The browser's code in few files: React, and what all forms need. What these import stays where it is,
 * because the entry imports some of it and must not fetch them.
 */
const clientChunkGroups = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: "forms",
    test: /\/app\/(?:leads\/(?!receipt\/|.*\.functions\.ts)|ui\/(?!toast))|\/node_modules\/valibot\//,
  },
  // What every visitor of a page with a time needs of it, as one file.
  {
    name: "times",
    test: /\/app\/(?:browser\/each-minute|content\/(?:claims|deadlines|office)|lib\/zoned-time)\.ts/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

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
      await prerender(config.root, stylesByRoute(), shippedPackages());
    },
  },
};

/** The one build configuration: Vite, TanStack Start, the Worker and the styles. */
export default defineConfig(({ command }) => ({
  plugins: [
    sheets(),
    checkedClassLists(),
    noteShippedPackages(),
    command === "serve" ? unocss(unoConfig()) : pageStyles(),
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
      serverFns: {
        // A stable, readable address: a page opened before a deploy can still send its form.
        generateFunctionId: ({ functionName }) =>
          functionName.replace(/_createServerFn_handler$/, ""),
      },
      importProtection: {
        behavior: "error",
        client: {
          files: ["app/server/**"],
          specifiers: ["zod", "zod/mini", "@supabase/postgrest-js"],
        },
      },
    }),
    react(),
    prerenderPages,
  ],
  // Found late, these would reload the page in the middle of the first click.
  optimizeDeps: {
    include: ["@ark-ui/react/toast", "react-dom", "react-dom/client", "valibot"],
  },
  css: sheetOptions,
  build: {
    target: "es2022",
    cssTarget: buildTargets,
    // Vite writes one stylesheet, which nothing uses: a page inlines its own (scripts/lib/page-styles.ts).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Which plugin took how long is no warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        target: buildTargets,
        rolldownOptions: { output: { codeSplitting: { groups: clientChunkGroups } } },
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
