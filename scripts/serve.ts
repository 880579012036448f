import "./lib/load-env-file.ts";

import { openBackend } from "./lib/backend.ts";
import { buildIfStale } from "./lib/build.ts";
import { startLocalNotifications } from "./lib/local-notifications.ts";
import { dataDir, onShutdown, optionalVariablesOf, portFrom, projectRoot } from "./lib/project.ts";
import { endOrphans, writePidfile } from "./lib/pidfile.ts";
import { runProgram } from "./lib/setup-error.ts";
import { assertPortIsFree, startSiteServer } from "./lib/site-server.ts";

/** `npm start`: builds if needed, then serves the site in workerd with a backend until Ctrl-C. */
await runProgram(async () => {
  const port = portFrom("PORT", 8787);
  await endOrphans(dataDir);
  await assertPortIsFree(port);
  buildIfStale(projectRoot);
  const backend = await openBackend(projectRoot, dataDir, process.env);
  const notifications = await startLocalNotifications(dataDir, process.env, backend.isEmbedded);
  const { promise: runtimeLost, resolve: onRuntimeLost } = Promise.withResolvers<void>();
  const site = await startSiteServer({
    root: projectRoot,
    port,
    dataDir,
    variables: {
      SITE_ORIGIN: `http://localhost:${port}`,
      ...backend.variables,
      ...optionalVariablesOf(process.env),
      ...notifications.variables,
    },
    mailUrl: notifications.outbox.mailUrl,
    onLog: printLog,
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
  console.log(
    [
      `AIOI website: ${site.url}`,
      `Leads go to:  ${backend.description}`,
      "Mails and webhooks stay on this machine: `npm run mail` shows them",
    ].join("\n"),
  );
});

/** Prints the log without the line of each request, which would hide the rest. */
function printLog(line: string): void {
  if (!line.includes('"event":"request.completed"')) console.log(line);
}
