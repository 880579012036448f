import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "unocss/vite";
import { defineConfig } from "vite";

import { unoConfig } from "./app/ui/uno-config.ts";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "ADDRESS_HASH_KEY"];
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? ""]));
}

/** Routes that read articles. */
const articleRoutes = /^\/(?:resources|(?:success-stories_|insights_)\/\$slug)$/;

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
        client: { files: ["app/server/**"], specifiers: ["zod", "@supabase/supabase-js"] },
      },
    }),
    react(),
  ],
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
  build: { target: "es2022" },
  environments: {
    ssr: {
      build: { minify: true },
      // Names the build: the copies of articles that one build keeps are not for the next.
      define: { "import.meta.env.BUILD_ID": JSON.stringify(Date.now().toString(36)) },
    },
  },
}));
