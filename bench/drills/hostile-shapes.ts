/** A hostile request: what it is, and its bytes. `mark` stands in it wherever it can. */
export type Shape = (mark: string) => { name: string; bytes: string };

type Parts = {
  method?: string;
  target?: string;
  version?: string;
  headers?: string[];
  body?: string;
};

const crlf = "\r\n";

/** A request that ends its connection, so that nobody waits for more. */
function request({
  method = "GET",
  target = "/",
  version = "HTTP/1.1",
  headers = [],
  body = "",
}: Parts): string {
  const lines = [`${method} ${target} ${version}`, "Host: localhost", ...headers];
  return [...lines, "Connection: close", "", body].join(crlf);
}

const shape =
  (name: string, parts: (mark: string) => Parts): Shape =>
  (mark) => ({ name, bytes: request(parts(mark)) });

const raw =
  (name: string, bytes: (mark: string) => string): Shape =>
  (mark) => ({ name, bytes: bytes(mark) });

const methods = [
  ..."PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PURGE LOCK SEARCH MKCOL HEAD".split(" "),
  ...["get", "GeT", "G\0T", "GET\t", "", "é", "X".repeat(9000), "__proto__"],
].map((method) =>
  shape(`method ${method.slice(0, 9)}`, (mark) => ({ method, target: `/pricing?${mark}` })),
);

const paths = [
  ..."/%00 /a%00.png /%2e%2e/%2e%2e/etc/passwd /../../etc/passwd /..%5c..%5cwindows".split(" "),
  ..."//evil.example/ /\\evil.example /%5c%5cevil.example ///// /./././ /..;/ /%c0%ae%c0%ae/".split(
    " ",
  ),
  ..."/%zz /%e2%28%a1 /%ff%fe /%F0%9F%92%A9 /%0d%0aSet-Cookie:a=b /%0aX /%09 /%20".split(" "),
  ..."/.env /.git/config /wrangler.json /index.js /server/index.js /.dev.vars /package.json".split(
    " ",
  ),
  ..."/assets/ /assets/../server/index.js /assets/%2e%2e%2fserver/index.js /assets/%00".split(" "),
  ..."/_serverFn/ /_serverFn/__proto__ /_serverFn/constructor /_serverFn/../pricing".split(" "),
  ..."/_serverFn/readStory?payload=%00 /_serverFn/readStory?payload={ /_serverFn/readStory".split(
    " ",
  ),
  ..."/success-stories/__proto__ /success-stories/%00 /insights/..%2f..%2f /insights/%25".split(
    " ",
  ),
  ..."/autopilots/constructor /autopilots/toString /use-cases/% /use-cases/__proto__".split(" "),
  ..."/media/http://169.254.169.254/ /media/%2f%2fevil /media/.. /feeds/__proto__ /feeds/".split(
    " ",
  ),
  ..."http://evil.example/ https://evil.example:99999/ ftp://a/ * localhost:80 ? #".split(" "),
  ...["", "/a b", "/\0", "/\x7f\x80\xff", "/<script>alert(1)</script>", "/'\"><svg/onload=x>"],
  ...[1, 3, 50].map((deep) => `/%${"25".repeat(deep)}2e`),
  ...[4, 16, 64, 1024].map((kB) => `/${"a".repeat(kB * 1024)}`),
  `/${"a/".repeat(5000)}`,
  `/success-stories/${"%F0%9F%92%A9".repeat(500)}`,
].map((target) => shape(`path ${target.slice(0, 24)}`, () => ({ target })));

const searches = [
  ..."promo=%00 promo=discount&promo=x promo[]=discount promo[__proto__]=1 __proto__=1 %".split(
    " ",
  ),
  ..."%00=%00 &&&& = a=%E2%28 mode=%ff slide=__proto__ sent=yes&sent=no preview=1&until=9e99".split(
    " ",
  ),
  ..."constructor=1 hasOwnProperty=1 utm_source=%0d%0aSet-Cookie:%20a=b redirect=//evil".split(" "),
  Array.from({ length: 5000 }, (_, index) => `p${index}=${index}`).join("&"),
  "a=".padEnd(15_000, "%41"),
  "(".repeat(4000),
].flatMap((search) =>
  ["/", "/promotion", "/contact-us"].map((path) =>
    shape(`search ${search.slice(0, 20)}`, (mark) => ({
      target: `${path}?${search}&utm_campaign=${mark}`,
    })),
  ),
);

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
const headers = headerSets.flatMap(([name, lines]) =>
  ["/", "/resources", "/favicon.svg"].map((target) =>
    shape(`header ${name}`, (mark) => ({ target, headers: lines(mark) })),
  ),
);

const smuggled = (mark: string) => `GET /${mark} HTTP/1.1${crlf}Host: localhost${crlf}${crlf}`;
const chunked = (mark: string) => `0${crlf}${crlf}${smuggled(mark)}`;
const framings: [name: string, headers: string[], body: (mark: string) => string][] = [
  ["CL.TE", ["Content-Length: 6", "Transfer-Encoding: chunked"], chunked],
  ["TE.CL", ["Transfer-Encoding: chunked", "Content-Length: 4"], chunked],
  ["two lengths", ["Content-Length: 0", "Content-Length: 44"], smuggled],
  ["list of lengths", ["Content-Length: 0, 44"], smuggled],
  ["length +5", ["Content-Length: +5"], smuggled],
  ["length -1", ["Content-Length: -1"], smuggled],
  ["length 1e1", ["Content-Length: 1e1"], smuggled],
  ["length 0x5", ["Content-Length: 0x5"], smuggled],
  ["length too large", ["Content-Length: 99999999999999999999"], smuggled],
  ["length not met", ["Content-Length: 500"], () => "short"],
  ["xchunked", ["Transfer-Encoding: xchunked"], chunked],
  ["chunked, identity", ["Transfer-Encoding: chunked, identity"], chunked],
  ["TE twice", ["Transfer-Encoding: chunked", "Transfer-Encoding: cow"], chunked],
  ["TE tab", ["Transfer-Encoding:\tchunked"], chunked],
  ["TE space", ["Transfer-Encoding : chunked"], chunked],
  ["TE folded", ["Transfer-Encoding:\r\n chunked"], chunked],
  ["TE line feed", ["X: a\nTransfer-Encoding: chunked"], chunked],
  ["chunk of -1", ["Transfer-Encoding: chunked"], () => `-1${crlf}a${crlf}0${crlf}${crlf}`],
  ["huge chunk", ["Transfer-Encoding: chunked"], () => `ffffffffffffffff${crlf}a`],
  ["chunk extension", ["Transfer-Encoding: chunked"], (mark) => `1;${mark}${crlf}a${crlf}0${crlf}`],
  ["trailers", ["Transfer-Encoding: chunked"], () => `0${crlf}Host: evil${crlf}${crlf}`],
  ["chunk without end", ["Transfer-Encoding: chunked"], () => `5${crlf}ab`],
];
const framing = framings.flatMap(([name, lines, body]) =>
  ["GET /pricing", "POST /contact-us", "POST /_serverFn/submitLead"].map((line) => {
    const [method = "GET", target = "/"] = line.split(" ");
    return shape(`framing ${name}`, (mark) => ({
      method,
      target,
      headers: ["Origin: http://localhost", ...lines],
      body: body(mark),
    }));
  }),
);

const bodyTypes = [
  ..."application/json application/x-www-form-urlencoded text/plain multipart/form-data".split(" "),
  ..."multipart/form-data;boundary=x application/xml application/octet-stream \0 ;".split(" "),
];
const bodies = bodyTypes.flatMap((type) =>
  ["/_serverFn/submitLead", "/contact-us", "/newsletter", "/"].flatMap((target) =>
    [
      "",
      "{",
      "[]",
      '{"__proto__":{"x":1}}',
      `${"[".repeat(20_000)}`,
      "email=%00&email=%ff",
      Array.from({ length: 3000 }, (_, index) => `f${index}=1`).join("&"),
      `--x${crlf}Content-Disposition: form-data; name="email"${crlf}${crlf}\0`,
      "x".repeat(70_000),
    ].map((body) =>
      shape(`body ${type.slice(0, 18)}`, () => ({
        method: "POST",
        target,
        headers: [
          "Origin: http://localhost",
          `Content-Type: ${type}`,
          `Content-Length: ${body.length}`,
        ],
        body,
      })),
    ),
  ),
);

const protocols = [
  raw("protocol 0.9", () => `GET /${crlf}`),
  raw("protocol 1.0, no Host", () => `GET / HTTP/1.0${crlf}${crlf}`),
  raw("protocol 1.1, no Host", () => `GET / HTTP/1.1${crlf}Connection: close${crlf}${crlf}`),
  raw("protocol 2 preface", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  raw("protocol 9.9", () => `GET / HTTP/9.9${crlf}Host: a${crlf}${crlf}`),
  raw("protocol TLS hello", () => "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"),
  raw("protocol noise", (mark) => `\0\x01\xff${mark}\x80`.repeat(200)),
  raw("protocol line feeds only", () => "GET / HTTP/1.1\nHost: a\nConnection: close\n\n"),
  raw("protocol carriage returns only", () => "GET / HTTP/1.1\rHost: a\r\r"),
  raw("protocol empty lines", () => `${crlf.repeat(500)}${request({})}`),
  raw("protocol half a head", () => "GET / HTTP/1.1\r\nHost: loc"),
  raw("protocol 50 pipelined", (mark) =>
    Array.from({ length: 50 }, () => smuggled(mark))
      .join("")
      .concat(request({})),
  ),
];

/** Every shape once. */
export const hostileShapes: readonly Shape[] = [
  ...methods,
  ...paths,
  ...searches,
  ...headers,
  ...framing,
  ...bodies,
  ...protocols,
];

/**
 * A shape with some of its bytes changed, as nobody would think of.
 *
 * @param base to begin with
 * @param random numbers from 0 to 1
 */
export function mutated(base: Shape, random: () => number): Shape {
  const upTo = (limit: number) => Math.floor(random() * limit);
  return (mark) => {
    const { name, bytes } = base(mark);
    let text = bytes;
    for (let edits = 1 + upTo(4); edits > 0; edits -= 1) {
      const at = upTo(Math.min(text.length, 400));
      const odd = String.fromCharCode(upTo(256)).repeat(1 + upTo(3));
      const cut = upTo(3);
      text = text.slice(0, at) + odd + text.slice(at + cut);
    }
    return { name: `mutated ${name}`, bytes: text };
  };
}
