import { openBackend } from "./lib/backend.ts";
import {
  dataDir,
  onStopRequest,
  optionalVariablesOf,
  portFrom,
  projectRoot,
} from "./lib/project.ts";
import { markRunning } from "./lib/pidfile.ts";
import { runProgram } from "./lib/setup-error.ts";
import { assertPortIsFree, startSiteServer } from "./lib/site-server.ts";

/** `npm start`: the built site in workerd, with a backend, until Ctrl-C. */
await runProgram(async () => {
  const port = portFrom("PORT", 8787);
  await assertPortIsFree(port);
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
  const unmark = markRunning(dataDir);
  onStopRequest(async () => {
    await site.stop();
    unmark();
    await backend.stop();
  });
  console.log(`AIOI website: ${site.url}`);
  console.log(`Leads go to:  ${backend.description}`);
});

/** Everything but the line for each request, which would bury the rest. */
function printLog(line: string): void {
  if (!line.includes('"event":"request"')) console.log(line);
}
