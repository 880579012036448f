import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "unocss/vite";
import { defineConfig } from "vite";

import { unoConfig } from "./app/ui/uno-config.ts";

/** The one build configuration: Vite, TanStack Start, the Worker and the styles. */
export default defineConfig({
  plugins: [
    unocss(unoConfig),
    cloudflare({ viteEnvironment: { name: "ssr" } }),
    tanstackStart({
      srcDirectory: "app",
      server: { build: { inlineCss: true } },
      serverFns: {
        // A stable, readable address, so that a page opened before a deploy can still send its form.
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ""),
      },
      importProtection: {
        behavior: "error",
        client: { files: ["app/server/**"], specifiers: ["zod", "@supabase/supabase-js"] },
      },
    }),
    react(),
  ],
  build: { sourcemap: false, target: "es2022" },
  environments: { ssr: { build: { minify: true } } },
});
