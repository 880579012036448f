import { connect, type Socket } from "node:net";

/** One keep-alive connection, with as little work as possible between a socket and a number. */
export interface Connection {
  /** @returns milliseconds to the first byte and to the last one */
  get: (path: string) => Promise<{ firstByteMs: number; totalMs: number }>;
  close: () => void;
}

const headEnd = Buffer.from("\r\n\r\n");
const chunkedEnd = Buffer.from("0\r\n\r\n");

/**
 * @param port on 127.0.0.1
 * @returns a connection; an answer other than 200 throws
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = await opened(port);
  let onData: (data: Buffer) => void = () => undefined;
  let onFailure: (reason: Error) => void = () => undefined;
  socket.on("data", (data) => onData(data));
  socket.on("error", (error) => onFailure(error));
  socket.on("close", () => onFailure(new Error("the connection was closed")));
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        let firstByteMs = -1;
        let isWhole: ((data: Buffer) => boolean) | undefined;
        let head: Buffer = Buffer.alloc(0);
        onFailure = reject;
        onData = (data) => {
          if (firstByteMs < 0) firstByteMs = performance.now() - startedAt;
          let body = data;
          if (!isWhole) {
            head = head.length === 0 ? data : Buffer.concat([head, data]);
            const end = head.indexOf(headEnd);
            if (end < 0) return;
            const headers = head.subarray(0, end).toString("latin1");
            if (!headers.startsWith("HTTP/1.1 200")) {
              reject(new Error(`${path}: ${headers.split("\r\n")[0]}`));
              return;
            }
            isWhole = bodyReader(headers);
            body = head.subarray(end + headEnd.length);
          }
          if (isWhole(body)) resolve({ firstByteMs, totalMs: performance.now() - startedAt });
        };
        socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      }),
    close: () => socket.destroy(),
  };
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    socket.once("connect", () => resolve(socket)).once("error", reject);
  });
}

/** Gives a function that takes the body's pieces and tells whether it has them all. */
function bodyReader(headers: string): (data: Buffer) => boolean {
  const length = /content-length: (\d+)/i.exec(headers)?.[1];
  let received = 0;
  let end = Buffer.alloc(0);
  return (data) => {
    received += data.length;
    if (length !== undefined) return received >= Number(length);
    end = Buffer.concat([end, data.subarray(-chunkedEnd.length)]).subarray(-chunkedEnd.length);
    return end.equals(chunkedEnd);
  };
}

/** What came of a number of connections that asked again and again. */
export interface Load {
  requests: number;
  seconds: number;
  /** Milliseconds of each answer, whole. */
  latencies: number[];
}

/**
 * Asks for one path over several connections, each as soon as it has its answer.
 *
 * @param port on 127.0.0.1
 * @param paths asked in turns
 * @param limits how many connections; and for how long, or how many requests in all
 */
export async function load(
  port: number,
  paths: readonly string[],
  { connections, ms = Infinity, requests: most = Infinity }: LoadLimits,
): Promise<Load> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const latencies: number[] = [];
  let asked = 0;
  const startedAt = performance.now();
  await Promise.all(
    open.map(async (connection) => {
      while (performance.now() - startedAt < ms && asked < most) {
        const path = paths[asked % paths.length] ?? "/";
        asked += 1;
        latencies.push((await connection.get(path)).totalMs);
      }
      connection.close();
    }),
  );
  return {
    requests: latencies.length,
    seconds: (performance.now() - startedAt) / 1000,
    latencies,
  };
}

interface LoadLimits {
  connections: number;
  ms?: number;
  requests?: number;
}
