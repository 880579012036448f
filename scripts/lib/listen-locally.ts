import type { Server } from "node:net";

/** @returns the port of 127.0.0.1, any free one, at which the server listens from now on */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
