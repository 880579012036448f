import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

import { listenLocally } from "../../scripts/lib/project.ts";
import { slow4G } from "./browser.ts";

const packetBytes = 1460;

/**
 * Stands in front of a local server as slow 4G does: each request takes its time there and back, all
 * answers together share the line. The browser's own emulation leaves out what it prefetches before it
 * prerenders.
 *
 * @param target port on 127.0.0.1
 * @returns where it answers
 */
export async function startSlowNetwork(
  target: number,
): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  async function* request(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      await pause(slow4G.latency);
      yield chunk;
    }
  }
  async function* answer(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      for (let from = 0; from < chunk.length; from += packetBytes) {
        const packet = chunk.subarray(from, from + packetBytes);
        const takesMs = (packet.length / slow4G.downloadThroughput) * 1000;
        freeAt = Math.max(freeAt, performance.now()) + takesMs;
        await pause(Math.max(0, freeAt - performance.now()));
        yield packet;
      }
    }
  }
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    }
    // A browser drops what it needs no more; the other side ends with it.
    const end = () => [client, upstream].forEach((socket) => socket.destroy());
    pipeline(client, request, upstream).catch(end);
    pipeline(upstream, answer, client).catch(end);
  });
  const port = await listenLocally(server);
  return {
    port,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
