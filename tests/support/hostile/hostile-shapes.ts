import { bodies, framing } from "./hostile-bodies.ts";
import { headers } from "./hostile-heads.ts";
import { crlf, raw, request, type Shape, shape, smuggled } from "./request-shape.ts";

const methods = [
  ..."PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PURGE LOCK SEARCH MKCOL HEAD".split(" "),
  "get",
  "GeT",
  "G\0T",
  "GET\t",
  "",
  "é",
  "X".repeat(9000),
  "__proto__",
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
  ..."/_serverFn/fetchList?payload=%00 /_serverFn/fetchList?payload={ /_serverFn/fetchList".split(
    " ",
  ),
  ..."/success-stories/__proto__ /success-stories/%00 /insights/..%2f..%2f /insights/%25".split(
    " ",
  ),
  ..."/autopilots/constructor /autopilots/toString /use-cases/% /use-cases/__proto__".split(" "),
  ..."/media/http://169.254.169.254/ /media/%2f%2fevil /media/.. /feeds/__proto__ /feeds/".split(
    " ",
  ),
  // Not `*`: Miniflare answers it before the Worker is asked.
  ..."http://evil.example/ https://evil.example:99999/ ftp://a/ localhost:80 ? #".split(" "),
  "",
  "/a b",
  "/\0",
  "/\x7f\x80\xff",
  "/<script>alert(1)</script>",
  "/'\"><svg/onload=x>",
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
