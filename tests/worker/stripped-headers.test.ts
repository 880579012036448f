import { request } from "node:http";

import { beforeAll, describe, expect, test } from "vitest";

import { site } from "../../app/content/site.ts";
import { bodyLimitBytes } from "../../app/leads/form-fields.ts";
import { sharedSiteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { newAddress } from "../support/running-site.ts";
import { sevenForms } from "../support/seven-forms.ts";

// Privacy proxies, in-app windows, old and text browsers send a form without the headers that say where it
// comes from. An anonymous form has no session that another site could use.

const running = sharedSiteForFile();
let url: string;

beforeAll(() => void ({ url } = running.site));

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Sends exactly these headers, which `fetch` does not. */
function post(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "content-length": String(Buffer.byteLength(body)),
          "cf-connecting-ip": newAddress(),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

describe.each(sevenForms)("$kind, posted to $path", ({ kind, path, fields, table }) => {
  test.each([
    ["no Origin, no Sec-Fetch-Site, no Referer", {}],
    ["Origin: null", { origin: "null" }],
    ["Origin: null with our Referer", { origin: "null", referer: "OWN/pricing" }],
    ["Origin: null and same-origin", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["a Referer alone, of whatever site", { referer: "https://elsewhere.example/" }],
    ["our Origin, from the address bar", { origin: "OWN", "sec-fetch-site": "none" }],
    ["our Origin and an empty Sec-Fetch-Site", { origin: "OWN", "sec-fetch-site": "" }],
  ] as [string, Record<string, string>][])("with %s is stored", async (name, headers) => {
    const email = `${name.replaceAll(/\W+/g, "-")}-${kind}@northgate.example`.toLowerCase();
    const all = Object.entries(headers).map(([key, value]) => [key, value.replace("OWN", url)]);
    const body = new URLSearchParams({ kind, ...fields, email }).toString();
    const { status } = await post(path, body, Object.fromEntries(all) as Record<string, string>);
    expect(status).toBe(303);
    expect(await readRows(running.supabase, table, { email })).toHaveLength(1);
  });

  test.each([
    ["another origin", { origin: "https://elsewhere.example" }],
    ["our Origin, cross-site", { origin: "OWN", "sec-fetch-site": "cross-site" }],
    ["no Origin, cross-site", { "sec-fetch-site": "cross-site" }],
  ] as [string, Record<string, string>][])(
    "with %s is refused by a page of ours, with a mail address",
    async (name, headers) => {
      const email = `refused-${name.replaceAll(/\W+/g, "-")}@northgate.example`;
      const all = Object.entries(headers).map(([key, value]) => [key, value.replace("OWN", url)]);
      const body = new URLSearchParams({ kind, ...fields, email }).toString();
      const refused = await post(path, body, Object.fromEntries(all) as Record<string, string>);
      expect([refused.status, refused.type]).toEqual([403, "text/html; charset=utf-8"]);
      expect(refused.text).toContain("<title>Error: The form was not taken");
      expect(refused.text).toContain("Go back: what you typed is still there.");
      expect(refused.text).toContain(`href="mailto:${site.email}"`);
      expect(refused.text).not.toContain("northgate");
      expect(await readRows(running.supabase, table, { email })).toEqual([]);
    },
  );
});

test("a form that is too long, or none of ours, is refused by such a page too", async () => {
  const long = new URLSearchParams({ message: "x".repeat(bodyLimitBytes) }).toString();
  const pages = [
    [413, await post("/contact-us", long, { origin: url })],
    [400, await post("/pricing", "kind=no-such", { origin: url })],
  ] as const;
  for (const [status, page] of pages) {
    expect([page.status, page.type]).toEqual([status, "text/html; charset=utf-8"]);
    expect(page.text).toContain(`href="mailto:${site.email}"`);
    expect(page.text).toContain("Go back: what you typed is still there.");
  }
});
