import "./lib/load-env-file.ts";

import { openBackend } from "./lib/backend.ts";
import { buildIfStale } from "./lib/build.ts";
import { dataDir, onShutdown, optionalVariablesOf, portFrom, projectRoot } from "./lib/project.ts";
import { writePidfile } from "./lib/pidfile.ts";
import { runProgram } from "./lib/setup-error.ts";
import { assertPortIsFree, startSiteServer } from "./lib/site-server.ts";

/** `npm start`: builds if needed, then serves the site in workerd with a backend until Ctrl-C. */
await runProgram(async () => {
  const port = portFrom("PORT", 8787);
  await assertPortIsFree(port);
  buildIfStale(projectRoot);
  const backend = await openBackend(projectRoot, dataDir, process.env);
  const site = await startSiteServer({
    root: projectRoot,
    port,
    dataDir,
    variables: { ...backend.variables, ...optionalVariablesOf(process.env) },
    onLog: printLog,
  }).catch(async (thrown: unknown) => {
    await backend.stop();
    throw thrown;
  });
  const removePidfile = writePidfile(dataDir);
  onShutdown(async () => {
    await site.stop();
    removePidfile();
    await backend.stop();
  });
  console.log(`AIOI website: ${site.url}`);
  console.log(`Leads go to:  ${backend.description}`);
});

/** Everything but the line for each request, which would bury the rest. */
function printLog(line: string): void {
  if (!line.includes('"event":"request.completed"')) console.log(line);
}
