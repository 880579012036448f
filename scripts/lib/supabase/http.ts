import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { App } from "@supabase/lite";

import { databaseFault } from "../database-message.ts";
import { listenLocally } from "../project.ts";
import { withRefusal } from "./refusals.ts";
import { type EmbeddedStorage, handleStorage, readBody } from "./storage.ts";

const maxBodyBytes = 1024 * 1024;
const stopGraceMs = 2000;

export async function listen(
  app: App,
  storage: EmbeddedStorage | null,
  port: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  // PGlite is one connection, and @supabase/lite opens a transaction per request on it without
  // waiting for its turn: requests must not overlap, or one would run in another's role.
  let lastTurn: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = lastTurn.then(work);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const server = createServer((request, response) => {
    answer(app, storage, inTurn, request, response).catch((error: unknown) => {
      const path = request.url?.split("?")[0];
      console.error(`Embedded Supabase: ${request.method} ${path} failed: ${databaseFault(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: "The request failed" });
    });
  });
  // Never closed from this side: the Worker could be sending the next request just then.
  server.keepAliveTimeout = 0;
  const url = `http://127.0.0.1:${await listenLocally(server, port)}`;
  return {
    url,
    close: async () => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      const forceClose = setTimeout(() => server.closeAllConnections(), stopGraceMs);
      await closed;
      clearTimeout(forceClose);
      await lastTurn;
    },
  };
}

async function answer(
  app: App,
  storage: EmbeddedStorage | null,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? "GET";
  const target = request.url ?? "/";
  if (storage !== null && (await handleStorage(storage, request, response))) return;
  if (!target.startsWith("/rest/v1")) {
    sendJson(response, 404, { message: "Only /rest/v1 and the bucket `pictures` are served here" });
    return;
  }
  const body = await readBody(request, maxBodyBytes);
  if (body === null) {
    response.setHeader("connection", "close");
    sendJson(response, 413, { message: `The body exceeds ${maxBodyBytes} bytes` });
    return;
  }

  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const bodyless = method === "GET" || method === "HEAD";
  const webRequest = new Request(`http://${request.headers.host ?? "127.0.0.1"}${target}`, {
    method,
    headers,
    body: bodyless ? null : body,
  });
  const context = { peerAddress: request.socket.remoteAddress ?? null };
  // The answer is read within the turn: its body may still hold the connection.
  const { status, responseHeaders, responseBody } = await inTurn(async () => {
    const { result: webResponse, refusal } = await withRefusal(() =>
      app.fetch(webRequest, context),
    );
    // A violated check is HTTP 500 with the code "SUP" there; PostgREST answers as follows.
    if (webResponse.status === 500 && refusal?.code.startsWith("23")) {
      const { code, message, detail = null, hint = null } = refusal;
      return {
        status: 400,
        responseHeaders: new Headers({ "content-type": "application/json; charset=utf-8" }),
        responseBody: new TextEncoder().encode(
          JSON.stringify({ code, details: detail, hint, message }),
        ),
      };
    }
    return {
      status: webResponse.status,
      responseHeaders: webResponse.headers,
      responseBody: new Uint8Array(await webResponse.arrayBuffer()),
    };
  });
  if (status >= 500) {
    console.error(`Embedded Supabase: ${method} ${target.split("?")[0]} answered ${status}`);
  }
  response.statusCode = status;
  responseHeaders.forEach((value, name) => response.appendHeader(name, value));
  if (method === "HEAD") response.end();
  else response.end(responseBody);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
