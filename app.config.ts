import { fileURLToPath } from "node:url";

import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "unocss/vite";
import { defineConfig, type Plugin } from "vite";

import { prerenderedPages } from "./app/prerendered-pages.ts";
import { unoConfig } from "./app/ui/uno-config.ts";
import { prerender } from "./scripts/lib/prerender.ts";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "ADDRESS_HASH_KEY"];
  const set = Object.entries(process.env).filter(([name]) =>
    /^(?:CHATWOOT|TURNSTILE|CONTACT_PAGE|SMOKE|ALERT|VITALS)_/.test(name),
  );
  return Object.fromEntries([...names.map((name) => [name, process.env[name] ?? ""]), ...set]);
}

/** Routes that read articles. */
const articleRoutes = /^\/(?:resources|(?:success-stories_|insights_)\/\$slug)$/;

/** What every dialog needs is one file: ten small ones compress worse. */
const chunkGroups = [
  {
    name: "dialog",
    test: /\/app\/leads\/(?:lead-dialog|use-dialog-form|send-form|schemas|outcome|failure-message|person-fields|company-fields)|\/app\/ui\/dialog|\/app\/content\/(?:dialogs|messages)|\/node_modules\/valibot\//,
  },
];

/**
 * Takes out of Start's manifest what the pages are not to say: which scripts to fetch before anybody
 * needs one (docs/decisions/0008), and where the sources lay on the machine that built them.
 */
const leanManifest: Plugin = {
  name: "lean-manifest",
  enforce: "post",
  transform: (code, id) =>
    id.includes("tanstack-start-manifest")
      ? code.replaceAll(/"?(?:preloads"?:\s*\[[^\]]*\]|filePath"?:\s*"[^"]*"),?/g, "")
      : undefined,
};

/** Draws what can be drawn before anybody asks, once everything else is built. */
const prerenderPages: Plugin = {
  name: "prerender-pages",
  buildApp: {
    order: "post",
    handler: async ({ config }) => {
      // What the bench builds besides is served with the files of the real build.
      if (config.mode !== "bench") await prerender(config.root, prerenderedPages);
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
            articleRoutes.test(routeId)
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
    prerenderPages,
  ],
  resolve: {
    alias: [
      {
        find: /^@supabase\/(?:auth|realtime|storage)-js$/,
        replacement: fileURLToPath(new URL("app/server/supabase-without.ts", import.meta.url)),
      },
    ],
  },
  // Found late, these would reload the page in the middle of the first click.
  optimizeDeps: {
    include: [
      "@ark-ui/react/dialog",
      "@ark-ui/react/portal",
      "@ark-ui/react/toast",
      "react-dom",
      "react-dom/client",
      "valibot",
    ],
  },
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      // The script that waits is fetched at once with all it needs. Of a page only its styles are
      // listed: what else it needs is mostly there, and the list is part of the first script.
      resolveDependencies: (file, needed) =>
        file.includes("/hydrate-") ? needed : needed.filter((name) => name.endsWith(".css")),
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
      // Names the build: the copies of articles that one build keeps are not for the next.
      define: { "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)) },
    },
  },
}));
