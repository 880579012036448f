import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { listenLocally } from "../../scripts/lib/project.ts";

/** How the service that verifies tokens behaves. */
export type Verifying = "well" | "hangs" | "is down" | "answers nonsense" | "leads elsewhere";

/** Cloudflare's siteverify, which knows one good token. */
export interface FakeSiteverify {
  url: string;
  /** What it was asked, as form fields. */
  asked: Record<string, string>[];
  set: (verifying: Verifying) => void;
  stop: () => void;
}

export const goodToken = "a token of a person";

export async function startFakeSiteverify(): Promise<FakeSiteverify> {
  let verifying: Verifying = "well";
  const asked: Record<string, string>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push(fields);
      if (verifying === "hangs") return;
      if (verifying === "is down") return void request.socket.destroy();
      if (verifying === "answers nonsense") return void response.writeHead(502).end("<html>");
      // To itself, which would then say that a person has sent it.
      if (verifying === "leads elsewhere") {
        verifying = "well";
        return void response.writeHead(307, { location: "/siteverify" }).end();
      }
      const success = fields["response"] === goodToken;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success, "error-codes": [] }));
    });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    set: (next) => {
      verifying = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
