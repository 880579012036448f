import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** What can go wrong between the Worker and Supabase. */
export type Fault =
  | "none"
  /** Nothing listens: the connection is refused. */
  | "refused"
  /** An answer with status 500. */
  | "error-500"
  /** The request arrives and nothing ever comes back. */
  | "hang"
  /** The request waits until the fault is another one, and is answered then. */
  | "held"
  /** The connection breaks in the middle of the answer's head, and nothing was written. */
  | "cut"
  /** The row is written, then the connection breaks before the answer. */
  | "answer-lost"
  /** The same for writes alone; reading works. */
  | "answer-lost-on-write"
  /** A gateway passes every request on twice and gives the second answer. */
  | "asked-twice"
  /** The row is written, and its answer comes twice. */
  | "answered-twice";

/** Bytes that go to the socket as they are, in place of an answer; the request reaches no database. */
export interface RawResponse {
  bytes: string;
  /** What happens to the connection afterwards. */
  connection: "kept" | "closed" | "reset";
}

/** A real HTTP server in front of a real backend, which fails on command. */
export interface FaultyBackend {
  url: string;
  /** @param only paths that have this or match it fail, when it is given; the others are answered */
  set: (fault: Fault | RawResponse, only?: string | RegExp) => Promise<void>;
  /**
   * Gives what is posted with this text in its body an answer of its own, whatever the others get, so
   * that tests can run at the same time.
   *
   * @param answer null for the same as everybody
   */
  answer: (text: string, answer: RawResponse | null) => void;
  /** Path and query of everything that was asked, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

/**
 * @param target address of the backend that answers while all is well
 * @returns the address to give to the Worker, and the switch
 */
export async function startFaultyBackend(target: string): Promise<FaultyBackend> {
  let fault: Fault | RawResponse = "none";
  let faultyOnly: string | RegExp = "";
  const asked: string[] = [];
  const answers = new Map<string, RawResponse>();
  const held = new Set<() => void>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const isFaulty =
      typeof faultyOnly === "string" ? path.includes(faultyOnly) : faultyOnly.test(path);
    const released =
      fault === "held" && isFaulty
        ? new Promise<void>((resolve) => held.add(resolve))
        : Promise.resolve();
    released
      .then(async () => {
        const body = await buffer(request);
        const own = [...answers].find(([text]) => body.includes(text))?.[1];
        await handle(target, own ?? (isFaulty ? fault : "none"), request, response, body);
      })
      .catch(() => request.socket.destroy());
  });
  // It breaks connections on command and never by itself.
  server.keepAliveTimeout = 0;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const port = await listen(server, 0);

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      hangUp();
    });

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: async (next, only = "") => {
      const wasHeld = fault === "held";
      fault = next;
      faultyOnly = only;
      if (wasHeld) {
        for (const release of held) release();
        held.clear();
        return;
      }
      if (next === "refused") await close();
      else if (!server.listening) await listen(server, port);
      // Connections that hung before would otherwise keep hanging.
      if (next === "none") hangUp();
    },
    answer: (text, answer) => {
      if (answer === null) answers.delete(text);
      else answers.set(text, answer);
    },
    stop: close,
  };
}

async function handle(
  target: string,
  fault: Fault | RawResponse,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  if (fault === "hang") return;
  if (typeof fault === "object") {
    request.socket.write(fault.bytes);
    if (fault.connection === "closed") request.socket.end();
    if (fault.connection === "reset") request.socket.resetAndDestroy();
    return;
  }
  if (fault === "error-500") {
    response.writeHead(500, { "content-type": "application/json" });
    response.end('{"code":"XX000","message":"internal detail that must stay inside"}');
    return;
  }
  if (fault === "cut") {
    request.socket.end("HTTP/1.1 201 Cre");
    return;
  }
  const ask = () =>
    fetch(new URL(request.url ?? "/", target), {
      method: request.method ?? "GET",
      headers: forwarded(request),
      body: request.method === "POST" ? new Uint8Array(body) : null,
    });
  let answer = await ask();
  if (fault === "asked-twice") answer = await ask();
  const range = answer.headers.get("content-range");
  if (fault === "answered-twice") {
    const head = `HTTP/1.1 ${answer.status} Twice\r\ncontent-range: ${range}\r\n`;
    request.socket.write(`${head}content-length: 0\r\n\r\n`.repeat(2));
    return;
  }
  const isWrite = request.method === "POST";
  if (fault === "answer-lost" || (fault === "answer-lost-on-write" && isWrite)) {
    await answer.arrayBuffer();
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, {
    "content-type": answer.headers.get("content-type") ?? "application/json",
    ...(range !== null && { "content-range": range }),
  });
  response.end(new Uint8Array(await answer.arrayBuffer()));
}

function forwarded(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      typeof value === "string" &&
      !/^(host|connection|content-length|transfer-encoding)$/.test(name)
    ) {
      headers.set(name, value);
    }
  }
  return headers;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
