import { openBackend } from "../lib/backend.ts";
import { buildIfStale, isBuilt } from "../lib/build.ts";
import { type Command, startCommand } from "../lib/command.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { startLocalNotifications } from "../lib/local-notifications.ts";
import {
  getDataDir,
  onShutdown,
  getOptionalVariables,
  localPort,
  projectRoot,
} from "../lib/project.ts";
import { endOrphans, writePidfile } from "../lib/pidfile.ts";
import { assertPortIsFree, startSiteServer } from "../lib/site-server.ts";

/** `npm start`: builds if needed, then serves the site in workerd with a backend until Ctrl-C. */
export const main: Command = async (parameters, environment, print) => {
  parseFlags(parameters, {}, "Usage: npm start");
  const dataDir = getDataDir(environment);
  const port = localPort(environment);
  await endOrphans(dataDir);
  await assertPortIsFree(port);
  if (!isBuilt(projectRoot)) {
    print("Building the site, which takes up to a minute");
    buildIfStale(projectRoot);
  }
  const backend = await openBackend(projectRoot, dataDir, environment);
  const notifications = await startLocalNotifications(dataDir, environment, backend.isEmbedded);
  const { promise: runtimeLost, resolve: onRuntimeLost } = Promise.withResolvers<void>();
  const site = await startSiteServer({
    root: projectRoot,
    port,
    dataDir,
    variables: {
      SITE_ORIGIN: `http://localhost:${port}`,
      ...backend.variables,
      ...getOptionalVariables(environment),
      ...notifications.variables,
    },
    mailUrl: notifications.outbox.mailUrl,
    onLog: (line) => {
      // The line of each request would hide the rest.
      if (!line.includes('"event":"request.completed"')) print(line);
    },
    onRuntimeLost,
  }).catch(async (thrown: unknown) => {
    notifications.outbox.stop();
    await backend.stop();
    throw thrown;
  });
  const removePidfile = writePidfile(dataDir, site.url);
  const end = onShutdown(async () => {
    await site.stop();
    notifications.outbox.stop();
    removePidfile();
    await backend.stop();
  });
  void runtimeLost.then(() => {
    console.error("workerd died, and died again when it was started again. Run `npm start` again.");
    end(1);
  });
  print(
    [
      `AIOI website: ${site.url}`,
      `Leads go to:  ${backend.description}`,
      "Mails and webhooks stay on this machine: `npm run mail` shows them",
    ].join("\n"),
  );
};

await startCommand(import.meta, main, { readsEnvFile: true });
