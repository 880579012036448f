import { connect } from "node:net";

/** What came back on a connection. */
export interface RawResponse {
  /** Status of every response, in order; empty when the server only hung up or kept silent. */
  statuses: number[];
  /** Head of the first response, lower case names. */
  headers: Map<string, string>;
  /** Everything as it arrived. */
  text: string;
}

const silenceMs = 1500;
const idleMs = 250;

/**
 * Sends bytes as they are, which no HTTP client would let through, and reads until the server hangs
 * up or falls silent.
 *
 * @param port on this machine
 * @param bytes whole requests or parts of them
 */
export function sendRaw(port: number, bytes: Uint8Array | string): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    let timer = setTimeout(() => socket.destroy(), silenceMs);
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), ms);
    };
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      waitFor(idleMs);
    });
    // A reset while we are still sending is an answer too.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(parsed(Buffer.concat(chunks).toString("latin1")));
    });
    socket.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes);
  });
}

function parsed(text: string): RawResponse {
  const statuses = [...text.matchAll(/(?:^|\n|\})HTTP\/1\.1 (\d{3})/g)].map(([, code]) =>
    Number(code),
  );
  const [head = ""] = text.split("\r\n\r\n");
  const headers = new Map(
    head
      .split("\r\n")
      .slice(1)
      .map((line): [string, string] => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
  return { statuses, headers, text };
}
