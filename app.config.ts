import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import unocss from "unocss/vite";
import { defineConfig } from "vite";

import { unoConfig } from "./app/ui/uno-config.ts";

/** The Worker's variables while developing; `npm run dev` puts them into the environment. */
function developmentVariables() {
  const names = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "ADDRESS_HASH_KEY"];
  const set = Object.entries(process.env).filter(([name]) =>
    /^(?:CHATWOOT|TURNSTILE|CONTACT_PAGE)_/.test(name),
  );
  return Object.fromEntries([...names.map((name) => [name, process.env[name] ?? ""]), ...set]);
}

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
  environments: { ssr: { build: { minify: true } } },
}));
