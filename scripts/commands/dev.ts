import { join } from "node:path";

import { openBackend } from "../lib/backend.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { startLocalNotifications } from "../lib/local-notifications.ts";
import { getDataDir, onShutdown, localPort, projectRoot } from "../lib/project.ts";
import { writePidfile } from "../lib/pidfile.ts";
import { assertPortIsFree } from "../lib/site-server.ts";

/** `npm run dev`: hot reload in workerd, with the same backend as `npm start`. */
export const main: Command = async (parameters, environment, print) => {
  parseFlags(parameters, {}, "Usage: npm run dev");
  const dataDir = getDataDir(environment);
  const port = localPort(environment);
  await assertPortIsFree(port);
  const backend = await openBackend(projectRoot, dataDir, environment);
  const notifications = await startLocalNotifications(dataDir, environment, backend.isEmbedded);
  // The plugin would otherwise fetch a sample of `request.cf` from Cloudflare, and warn offline.
  process.env["CLOUDFLARE_CF_FETCH_ENABLED"] ??= "false";
  // app.config.ts passes these variables to the Worker.
  process.env["SITE_ORIGIN"] ??= `http://localhost:${port}`;
  Object.assign(process.env, backend.variables, notifications.variables);
  const { createServer } = await import("vite");
  const server = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, "app.config.ts"),
    server: { port, strictPort: true },
  });
  // React refreshes an island in place. Everything else of a page comes from the Worker alone, so Vite
  // has nothing in the browser to replace.
  server.watcher.on("change", (file) => {
    const isShown = file.startsWith(join(projectRoot, "app/")) && !file.endsWith(".island.tsx");
    if (isShown) server.environments.client.hot.send({ type: "full-reload" });
  });
  await server.listen();
  const removePidfile = writePidfile(dataDir, `http://localhost:${port}`);
  onShutdown(async () => {
    await server.close();
    removePidfile();
    notifications.outbox.stop();
    await backend.stop();
  });
  print(`AIOI website: http://localhost:${port} (hot reload)`);
  print(`Leads go to:  ${backend.description}`);
};

await startCommand(import.meta, main, { readsEnvFile: true });
