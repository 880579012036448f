/** A hostile request: what it is, and its bytes. `mark` stands in it wherever it can. */
export type Shape = (mark: string) => { name: string; bytes: string };

type Parts = {
  method?: string;
  target?: string;
  version?: string;
  headers?: string[];
  body?: string;
};

export const crlf = "\r\n";

/** A request that ends its connection, so that nobody waits for more. */
export function request({
  method = "GET",
  target = "/",
  version = "HTTP/1.1",
  headers = [],
  body = "",
}: Parts): string {
  const lines = [`${method} ${target} ${version}`, "Host: localhost", ...headers];
  return [...lines, "Connection: close", "", body].join(crlf);
}

/** A shape made of the parts of a request that ends its connection. */
export const shape =
  (name: string, parts: (mark: string) => Parts): Shape =>
  (mark) => ({ name, bytes: request(parts(mark)) });

/** A shape written out byte by byte. */
export const raw =
  (name: string, bytes: (mark: string) => string): Shape =>
  (mark) => ({ name, bytes: bytes(mark) });

/** A second request, hidden in the body of the first. */
export const smuggled = (mark: string) =>
  `GET /${mark} HTTP/1.1${crlf}Host: localhost${crlf}${crlf}`;
