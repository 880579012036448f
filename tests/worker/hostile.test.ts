import { expect, test } from "vitest";

import { siteForFile } from "../support/for-file.ts";
import { hostileShapes } from "../support/hostile/hostile-shapes.ts";
import { hostileDrill } from "../support/hostile/hostile.ts";
import { sendRaw } from "../support/hostile/raw-http.ts";

const running = siteForFile();

// No status 5xx except the intended 503, no stack, nothing of another visitor (docs/decisions/0019).
test("every hostile shape once, sent as raw bytes: refused or answered, and no page is changed", async () => {
  const { problems } = await hostileDrill(running, { requests: hostileShapes.length, seed: 8 });
  expect(problems).toEqual([]);
});

const statusOf = async (head: string, body: string) => {
  const port = Number(new URL(running.site.url).port);
  const lines = [head, "Host: localhost", "Origin: http://localhost", "Connection: close"];
  const framed = [...lines, "Transfer-Encoding: chunked", "", body].join("\r\n");
  return (await sendRaw(port, framed)).statuses[0];
};

test("a GET with a body is answered as a GET", async () => {
  expect(await statusOf("GET /pricing HTTP/1.1", "1\r\na\r\n0\r\n\r\n")).toBe(200);
});

test("a body that is framed wrongly is answered with 400", async () => {
  expect(await statusOf("POST /contact-us HTTP/1.1", "-1\r\na\r\n0\r\n\r\n")).toBe(400);
});
