import { crlf, shape, smuggled } from "./request-shape.ts";

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
/** Bodies whose length is told twice, wrongly or never. */
export const framing = framings.flatMap(([name, lines, body]) =>
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
/** Bodies that are not what their type says. */
export const bodies = bodyTypes.flatMap((type) =>
  ["/_serverFn/submitLead", "/contact-us", "/newsletter", "/"].flatMap((target) =>
    [
      "",
      "{",
      "[]",
      '{"__proto__":{"x":1}}',
      "[".repeat(20_000),
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
