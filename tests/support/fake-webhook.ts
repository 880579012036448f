import { createServer } from "node:http";
import { json } from "node:stream/consumers";

import { listenLocally } from "../../scripts/lib/project.ts";

/** A report of the monitor, as a chat service would get it. */
export interface Report {
  text: string;
  problems: { name: string; message: string; since: string }[];
  recovered: string[];
  findings: Record<string, unknown>;
}

type Behavior = "well" | "fails" | "hangs";

/** A webhook on this machine. */
export interface FakeWebhook {
  url: string;
  /** What arrived, in order. */
  reports: Report[];
  set: (behavior: Behavior) => void;
  stop: () => void;
}

export async function startFakeWebhook(): Promise<FakeWebhook> {
  const reports: Report[] = [];
  let behavior: Behavior = "well";
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (behavior === "hangs") return;
      if (behavior === "fails") return void response.writeHead(500).end();
      // Only the monitor posts here.
      reports.push(body as Report);
      response.end("ok");
    });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/hook`,
    reports,
    set: (next) => {
      behavior = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
