import unocss from "@unocss/vite";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { unoConfig } from "../../app/ui/uno-config.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

let server: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  server = await createServer({
    root: projectRoot,
    configFile: false,
    plugins: [unocss(unoConfig())],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
});
afterAll(() => server.close());

test("npm run dev makes the classes of what the Worker renders, the style guide's too", async () => {
  for (const file of ["shell/footer/footer", "pages/styleguide/page"]) {
    await server.environments.ssr?.transformRequest(`/app/${file}.tsx`);
  }
  const styles = await server.environments.client?.transformRequest("/__uno.css");
  expect(styles?.code).toContain("/* layer: shortcuts");
  expect(styles?.code).toContain(".t-d1{");
});
