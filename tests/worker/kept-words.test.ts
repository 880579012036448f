import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { newAddress, type RunningSite, startBeside } from "../support/running-site.ts";
import { sevenForms } from "../support/seven-forms.ts";

// "422, 429 and 503 keep the typed words in their fields."

const running = sharedSiteForFile();
/** Where nothing can be stored: its database refuses, and it has no queue. */
let bare: RunningSite;

beforeAll(async () => {
  bare = await startBeside(running, { without: "queueProducers" });
});
afterAll(() => bare.stop());

describe.each(sevenForms)("$kind, posted without script to $path", ({ kind, path, fields }) => {
  const post = async (email: string, clientIp = newAddress(), site = running.site) => {
    const response = await fetch(new URL(path, site.url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: new URL(site.url).origin, "cf-connecting-ip": clientIp },
      body: new URLSearchParams({ kind, ...fields, email }),
    });
    return { response, html: await response.text() };
  };

  /** The words that stand in the fields of a page, by name. */
  const wordsIn = (html: string) => {
    const words = new Set<string>();
    const attribute = (tag: string, name: string) =>
      new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? "";
    for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
      words.add(`${attribute(tag, "name")}: ${attribute(tag, "value")}`);
    }
    for (const [, tag = "", text = ""] of html.matchAll(/<textarea([^>]*)>([^<]*)</g)) {
      words.add(`${attribute(tag, "name")}: ${text}`);
    }
    for (const [, tag = "", options = ""] of html.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
      const [, selected = ""] = /<option[^>]* selected[^>]*>([^<]*)/.exec(options) ?? [];
      words.add(`${attribute(tag, "name")}: ${selected}`);
    }
    return words;
  };

  const expectKept = ({ response, html }: Awaited<ReturnType<typeof post>>, email: string) => {
    const words = wordsIn(html);
    for (const [name, value] of Object.entries({ ...fields, email })) {
      expect(words, `${response.status}`).toContain(`${name}: ${value}`);
    }
    expect(response.headers.get("cache-control")).toBe("no-store");
    // "The title begins with 'Error:'."
    expect(html).toContain("<title>Error: ");
  };

  test("422: a value that does not do", async () => {
    const failed = await post("maya@northgate");
    expect(failed.response.status).toBe(422);
    expectKept(failed, "maya@northgate");
    expect(failed.html).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="maya@northgate"/);
    // "A summary links to the fields."
    expect(failed.html).toContain(`<a href="#${kind}-email"`);
    expect(failed.html).toContain(` id="${kind}-email"`);
  });

  test("429: too many", async () => {
    const clientIp = newAddress();
    const email = (count: number) => `${kind.toLowerCase()}-${count}@northgate.example`;
    let count = 1;
    let answer = await post(email(count), clientIp);
    while (answer.response.status === 303 && count < 10) {
      count += 1;
      answer = await post(email(count), clientIp);
    }
    expect(answer.response.status).toBe(429);
    expect(answer.html).toMatch(/Too many requests\. Please try again in \d+ minutes\./);
    expectKept(answer, email(count));
  });

  test("503: neither database nor queue takes it", async () => {
    await bare.backend.set("refused");
    const failed = await post("maya@northgate.example", newAddress(), bare.site);
    expect(failed.response.status).toBe(503);
    expectKept(failed, "maya@northgate.example");
  });
});
