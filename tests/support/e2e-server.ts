import { createServer } from "node:http";

import type { Fault } from "./faulty-backend.ts";
import { readRows } from "./rows.ts";
import { startRunningSite } from "./running-site.ts";

/** The site the browser tests visit, and beside it a door for the tests: rows, faults, logs. */
const running = await startRunningSite({ port: Number(process.env["SITE_PORT"] ?? 8790) });

const control = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  const parameters = Object.fromEntries(url.searchParams);
  const answer = async (): Promise<unknown> => {
    switch (url.pathname) {
      case "/rows": {
        const { table = "hire_me_queries", ...filter } = parameters;
        return readRows(running.supabase, table, filter);
      }
      case "/fault":
        // Only our own tests call this, with a value of that type.
        await running.backend.set(parameters["kind"] as Fault);
        return "set";
      case "/logs":
        return running.logs;
      default:
        return null;
    }
  };
  answer().then(
    (body) => response.end(JSON.stringify(body)),
    (thrown: unknown) => response.writeHead(500).end(String(thrown)),
  );
});
control.listen(Number(process.env["CONTROL_PORT"] ?? 8791), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    control.close();
    void running.stop().finally(() => process.exit(0));
  });
}
