import { shape } from "./request-shape.ts";

const headerSets: [name: string, headers: (mark: string) => string[]][] = [
  ["second Host", (mark) => [`Host: ${mark}.example`]],
  ["forwarded host", (mark) => [`X-Forwarded-Host: ${mark}.example`, "X-Forwarded-Proto: ftp"]],
  ["rewritten url", (mark) => [`X-Original-URL: /${mark}`, `X-Rewrite-URL: /${mark}`]],
  ["method override", () => ["X-HTTP-Method-Override: DELETE", "X-Method: PUT"]],
  ["Forwarded", (mark) => [`Forwarded: for=1;host=${mark};proto=https`]],
  ["100 kB header", () => [`X-Long: ${"a".repeat(100 * 1024)}`]],
  ["900 headers", () => Array.from({ length: 900 }, (_, index) => `X-${index}: ${index}`)],
  ["null in header", () => ["X-Null: a\0b"]],
  ["folded header", () => ["X-Fold: a\r\n b"]],
  ["space before colon", () => ["X-Space : a"]],
  ["empty name", () => [": a"]],
  ["no colon", () => ["nothing"]],
  ["bytes over 127", () => ["X-Bytes: \x80\xff\xfe"]],
  ["cookies of 64 kB", (mark) => [`Cookie: session=${mark}${"a".repeat(60_000)}`]],
  ["500 cookies", (mark) => Array.from({ length: 500 }, (_, i) => `Cookie: c${i}=${mark}`)],
  ["odd cookie", () => ["Cookie: =; ;;; __proto__=1; \x01"]],
  ["Range 0-0", () => ["Range: bytes=0-0"]],
  ["1,000 ranges", () => [`Range: bytes=${"0-1,".repeat(1000)}0-1`]],
  ["Range out of reach", () => ["Range: bytes=99999999999999999999-"]],
  ["If-None-Match *", () => ["If-None-Match: *"]],
  ["If-None-Match of 60 kB", () => [`If-None-Match: ${'W/"x",'.repeat(10_000)}`]],
  ["odd dates", () => ["If-Modified-Since: 0", "If-Unmodified-Since: never", "If-Match: x"]],
  ["odd Accept", () => ["Accept: */*;q=NaN,\0", "Accept-Encoding: br;q=9,identity;q=0"]],
  ["odd language", () => ["Accept-Language: ../../x", "Accept-Charset: x"]],
  ["Upgrade websocket", () => ["Upgrade: websocket", "Sec-WebSocket-Key: x"]],
  ["Upgrade h2c", () => ["Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQ"]],
  ["Expect", () => ["Expect: 100-continue"]],
  ["unknown Expect", () => ["Expect: the-unexpected"]],
  ["address", (mark) => [`CF-Connecting-IP: ${mark}`, `X-Forwarded-For: ${mark}`]],
  ["odd address", () => [`CF-Connecting-IP: ${":".repeat(5000)}`]],
  ["User-Agent of 32 kB", () => [`User-Agent: ${"Googlebot".repeat(3600)}`]],
  ["Origin null", () => ["Origin: null", "Sec-Fetch-Site: cross-site"]],
  ["hop by hop", () => ["Connection: cf-connecting-ip, host", "Keep-Alive: timeout=-1"]],
  ["start's own", () => ["x-tsr-serverfn: true", "x-tsr-redirect: manual"]],
];
/** Heads that no browser sends. */
export const headers = headerSets.flatMap(([name, lines]) =>
  ["/", "/resources", "/favicon.svg"].map((target) =>
    shape(`header ${name}`, (mark) => ({ target, headers: lines(mark) })),
  ),
);
