import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { publish } from "../support/content.ts";
import { eventually, type RunningSite, startRunningSite } from "../support/running-site.ts";

let running: RunningSite;

/** What the Worker asked of other hosts. */
const asked: string[] = [];
const png = Buffer.from("iVBORw0KGgoAAAANSUhEUg==", "base64");
const MiB = 1024 * 1024;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const typed =
  (type: string, body: string | Buffer = png): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };
const to =
  (location: string): Answer =>
  (response) => {
    response.writeHead(302, { location }).end();
  };
/** Bytes without end, and without a word of how many. */
const endless: Answer = (response) => {
  response.writeHead(200, { "content-type": "image/png" });
  const chunk = Buffer.alloc(MiB);
  const more = () => {
    if (!response.destroyed && response.write(chunk)) setImmediate(more);
  };
  response.on("drain", more).on("error", () => undefined);
  more();
};

/** A host of pictures that has fallen into the wrong hands. */
let flakyAsked = 0;

const answers: Record<string, Answer> = {
  "/flaky": (response) => {
    flakyAsked += 1;
    if (flakyAsked === 1) response.writeHead(404, { "cache-control": "max-age=86400" }).end();
    else if (flakyAsked === 2) response.writeHead(200, { "content-type": "text/html" }).end("x");
    else response.writeHead(200, { "content-type": "image/png" }).end(png);
  },
  "/good.png": (response) => {
    const headers = { "content-type": "image/png", "set-cookie": "id=1", "x-evil": "1" };
    response.writeHead(200, { ...headers, "access-control-allow-origin": "*" }).end(png);
  },
  "/page": typed("text/html", "<script>alert(1)</script>"),
  "/drawing": typed("image/svg+xml", '<svg onload="alert(1)"/>'),
  "/drawing-in-capitals": typed("IMAGE/SVG+XML; charset=utf-8", "<svg/>"),
  "/two-types": typed("image/png, text/html", "<script>alert(1)</script>"),
  "/script": typed("text/javascript", "alert(1)"),
  "/anything": typed("application/octet-stream"),
  "/no-type": (response) => void response.writeHead(200).end(png),
  "/says-too-large": (response) => {
    response.writeHead(200, { "content-type": "image/png", "content-length": 9 * MiB });
    response.end(Buffer.alloc(9 * MiB));
  },
  "/endless": endless,
  "/small-when-packed": (response) => {
    const packed = gzipSync(Buffer.alloc(40 * MiB));
    const headers = { "content-encoding": "gzip", "content-length": packed.byteLength };
    response.writeHead(200, { "content-type": "image/png", ...headers }).end(packed);
  },
  "/not-there": (response) => void response.writeHead(404, { "content-type": "image/png" }).end(),
  "/broken": (response) => void response.destroy(),
  "/moved": to("https://pictures.example/good.png"),
  "/moved-next-door": to("good.png"),
  "/to-metadata": to("http://169.254.169.254/latest/meta-data/"),
  "/to-number": to("https://169.254.169.254/good.png"),
  "/to-number-in-one": to("https://2130706433/good.png"),
  "/to-v6": to("https://[::1]/good.png"),
  "/to-localhost": to("https://localhost/good.png"),
  "/to-inner": to("https://vault.internal/good.png"),
  "/to-http": to("http://pictures.example/good.png"),
  "/to-port": to("https://pictures.example:8443/good.png"),
  "/to-password": to("https://a:b@pictures.example/good.png"),
  "/to-file": to("file:///etc/passwd"),
  "/to-data": to("data:image/png;base64,AAAA"),
  "/to-nowhere": to("https://%%%"),
  "/to-own-site": to("https://aioi.example/media/success-stories/picture-1/0"),
  "/loop": to("https://pictures.example/loop"),
};

const upstream = createServer((request, response) => {
  const answer = answers[request.url ?? ""];
  if (answer) answer(response, request);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    upstream.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = upstream.address() as AddressInfo;
  running = await startRunningSite({
    outbound: async (url) => {
      if (url.hostname === "127.0.0.1" && url.protocol === "http:") return undefined;
      asked.push(url.href);
      return fetch(`http://127.0.0.1:${port}${url.pathname}`, { redirect: "manual" });
    },
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  upstream.closeAllConnections();
  upstream.close();
  await running.stop();
});

let stories = 0;

async function cover(imageUrl: string): Promise<Response> {
  stories += 1;
  const slug = `picture-${stories}`;
  const row = { title: "T", slug, description: "d", content: "", image_url: imageUrl };
  await publish(running.supabase, "success_stories", row);
  return fetch(new URL(`/media/success-stories/${slug}/0`, running.site.url));
}

describe("a picture elsewhere", () => {
  test.each(["/good.png", "/moved", "/moved-next-door"])(
    "%s is passed on, and of its headers nothing but the type",
    async (path) => {
      const answer = await cover(`https://pictures.example${path}`);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      for (const name of ["set-cookie", "x-evil", "access-control-allow-origin"]) {
        expect(answer.headers.get(name)).toBeNull();
      }
    },
  );

  test.each([
    "/page",
    "/drawing",
    "/drawing-in-capitals",
    "/two-types",
    "/script",
    "/anything",
    "/no-type",
    "/says-too-large",
    "/endless",
    "/small-when-packed",
    "/not-there",
    "/broken",
  ])("that is none (%s) is answered with 502", async (path) => {
    const answer = await cover(`https://pictures.example${path}`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("Error\n");
  });
});

test("a picture of this site itself is not fetched: the Worker would ask itself without end", async () => {
  const own = `https://aioi.example/media/success-stories/picture-${stories + 1}/0`;
  expect((await cover(own)).status).toBe(502);
  expect(asked).toEqual([]);
  expect((await cover("https://pictures.example/to-own-site")).status).toBe(502);
  expect(asked).toEqual(["https://pictures.example/to-own-site"]);
});

/** A cached image is revalidated before it is shown. */
function expectRevalidated(answer: Response): void {
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(answer.headers.get("etag")).toMatch(/^"[^"]+"$/);
}

describe("an image is cached by the platform, and nobody shows it without asking", () => {
  test("a picture elsewhere is asked for once, and a browser that has it gets 304", async () => {
    const first = await cover("https://pictures.example/good.png?cached");
    expectRevalidated(first);
    await first.arrayBuffer();
    const again = await eventually(async () => {
      const answer = await fetch(first.url);
      return answer.headers.get("etag") === first.headers.get("etag") ? answer : undefined;
    });
    expect(Buffer.from(await again.arrayBuffer())).toEqual(png);
    asked.length = 0;
    const known = await fetch(first.url, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
      cache: "no-store",
    });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expectRevalidated(known);
    expect(asked).toEqual([]);
  });

  test("a failing picture is asked for again at once", async () => {
    const failing = await cover("https://pictures.example/flaky");
    expect([failing.status, failing.headers.get("cache-control")]).toEqual([502, "no-store"]);
    const page = await fetch(failing.url);
    expect([page.status, page.headers.get("cache-control")]).toEqual([502, "no-store"]);
    expect((await fetch(failing.url)).status).toBe(200);
  });

  test("the image for other sites too", async () => {
    const row = { title: "Shared", slug: "shared", content: "<p>x</p>" };
    await publish(running.supabase, "insights", row);
    const address = new URL("/og/insights-shared.png", running.site.url);
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(address)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expectRevalidated(answer);
    }
    const etag = await eventually(async () => {
      const [one, other] = [await fetch(address), await fetch(address)];
      const tag = one.headers.get("etag");
      return tag === other.headers.get("etag") ? (tag ?? undefined) : undefined;
    });
    const known = await fetch(address, { headers: { "if-none-match": etag }, cache: "no-store" });
    expect(known.status).toBe(304);
  });
});

describe("the Worker never asks an inner address", () => {
  test.each(Object.keys(answers).filter((path) => path.startsWith("/to-")))(
    "after a redirect %s",
    async (path) => {
      const answer = await cover(`https://pictures.example${path}`);
      expect(answer.status).toBe(502);
      expect(asked).toEqual([`https://pictures.example${path}`]);
    },
  );

  test("nor any address more than four times", async () => {
    expect((await cover("https://pictures.example/loop")).status).toBe(502);
    expect(asked).toHaveLength(4);
  });

  test.each([
    "http://pictures.example/good.png",
    "https://127.0.0.1/good.png",
    "https://2130706433/good.png",
    "https://0x7f.1/good.png",
    "https://[::ffff:127.0.0.1]/good.png",
    "https://localhost/good.png",
    "https://site.local/good.png",
    "https://metadata.google.internal/good.png",
    "https://pictures.example:22/good.png",
    "https://user:password@pictures.example/good.png",
    "https:pictures",
    "file:///etc/passwd",
    "//pictures.example/good.png",
    "/\\pictures.example/good.png",
  ])("named by an article: %s", async (imageUrl) => {
    expect((await cover(imageUrl)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test("and only what a published article names", async () => {
    for (const path of ["insights/no-such/0", "success-stories/picture-1/1", "../../etc/0"]) {
      const answer = await fetch(new URL(`/media/${path}`, running.site.url));
      expect(answer.status).toBe(404);
    }
    expect(asked).toEqual([]);
  });
});
