import { Webhook } from "standardwebhooks";
import { beforeAll, describe, expect, test } from "vitest";

import { previewLink } from "../../app/server/environment/preview-links.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { attackDrill, endpoints } from "../support/hostile/attack.ts";
import { headerValue, percentEncoded, tamperedTokens } from "../support/hostile/tampered-tokens.ts";
import { inParallel } from "../support/hostile/result.ts";
import { readRows } from "../support/rows.ts";
import {
  admitPreviews,
  eventually,
  getStartedSubmission,
  newAddress,
  newEmail,
  send,
  subscriptionOf,
} from "../support/running-site.ts";

const usual = 30;
/** `CALLS=100000` for the runs of docs/threat-model.md, which take minutes to half an hour each. */
const calls = Number(process.env["CALLS"] ?? usual);
const isLong = calls > usual;
const seed = Number(process.env["SEED"] ?? 21);
const timeoutMs = isLong ? 3_600_000 : 120_000;

const origin = "https://www.aioi.example";
const previewKey = "a preview key for tests, 32 characters";
const smokeKey = "a smoke key for tests, 32 characters long";
const purgeSecret = `whsec_${Buffer.from("signs purges in these tests").toString("base64")}`;
const draft = "/insights/draft-one-hundred-partner-projects";

const mail = receiverForFile();
const running = siteForFile(() => ({
  variables: {
    SITE_ORIGIN: origin,
    LEAD_EMAIL_TO: "sales@aioi.example",
    LEAD_EMAIL_FROM: "website@aioi.example",
    LEAD_TOKEN_KEY: "a key that signs the links of tests",
    PREVIEW_KEY: previewKey,
    PURGE_SECRET: purgeSecret,
    SMOKE_KEY: smokeKey,
    REPORT_SAMPLE_RATE: "1",
    VITALS_SAMPLE_RATE: "1",
    FUNNEL_COUNTS: "on",
    // Nobody answers there.
    PLAUSIBLE_URL: "http://127.0.0.1:1",
  },
  mailUrl: mail.url,
  migration: admitPreviews(previewKey),
}));
let url: string;

beforeAll(() => void ({ url } = running.site));

describe(`${calls} calls with what no browser sends: declared statuses, nothing of the inside`, () => {
  test.each(Object.keys(endpoints))(
    "%s",
    async (name) => {
      const { rows, problems } = await attackDrill(running, { name, calls, seed });
      if (isLong) console.log(rows);
      expect(problems.slice(0, 20)).toEqual([]);
    },
    timeoutMs,
  );
});

/** In `npm test` some of them, in the long run all. */
const someOf = <Item>(all: Item[]): Item[] =>
  isLong ? all : all.filter((_, index) => index % 19 === 0);

/** What was done with each of the tampered tokens, without repeats. */
async function answersTo<Item>(all: Item[], ask: (item: Item) => Promise<string>) {
  const answers = new Map<string, number>();
  await inParallel(someOf(all), 16, async (item) => {
    const answer = await ask(item);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  });
  if (isLong) console.log(expect.getState().currentTestName, [...answers]);
  return [...answers.keys()].toSorted();
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), {
    redirect: "manual",
    ...init,
    headers: { "cf-connecting-ip": newAddress(), ...init.headers },
  });

describe("a tampered token is invalid", () => {
  test(
    "newsletter links",
    async () => {
      const email = newEmail("tampered");
      await send(url, subscriptionOf(email));
      const { text } = await eventually(() => mailsOf(mail).find(({ to }) => to.includes(email)));
      const tokens = [...text.matchAll(/\?token=(\S+)/g)].map(([, token = ""]) => token);
      const [confirm = "", unsubscribe = ""] = tokens;
      const follow = async (path: string, method = "GET") => {
        const response = await visit(path, { method });
        return `${response.status} ${response.headers.get("location")}`;
      };
      const dead = ["303 /newsletter?result=expired"];
      const links = (purpose: string, token: string) =>
        tamperedTokens(token).map(
          (bytes) => `/newsletter/${purpose}?token=${percentEncoded(bytes)}`,
        );
      expect(await answersTo(links("confirm", confirm), follow)).toEqual(dead);
      expect(await answersTo(links("unsubscribe", unsubscribe), follow)).toEqual(dead);
      const post = (path: string) => follow(path, "POST");
      expect(await answersTo(links("unsubscribe", unsubscribe), post)).toEqual(dead);
      const stored = () => readRows(running.supabase, "newsletter_subscriptions", { email });
      expect(await stored()).toMatchObject([{ confirmed_at: null, unsubscribed_at: null }]);
      // The real ones still work.
      expect(await follow(`/newsletter/confirm?token=${confirm}`)).toContain("result=confirmed");
      expect(await follow(`/newsletter/unsubscribe?token=${unsubscribe}`, "POST")).toContain(
        "result=unsubscribed",
      );
    },
    timeoutMs,
  );

  test(
    "preview links, of a page and of its pictures",
    async () => {
      const link = await previewLink(draft, previewKey, Date.now() + 3_600_000);
      const token = new URL(link, url).searchParams.get("preview") ?? "";
      const title = "Draft: what we learned from 100 partner projects";
      const look = async (path: string) => {
        const response = await visit(path);
        return `${response.status} ${(await response.text()).includes(title)}`;
      };
      expect(await look(link)).toBe("200 true");
      const tampered = tamperedTokens(token).map(percentEncoded);
      expect(await answersTo(tampered, (value) => look(`${draft}?preview=${value}`))).toEqual([
        "404 false",
      ]);
      expect(
        await answersTo(tampered, (value) => look(`/media${draft}/0?preview=${value}`)),
      ).toEqual(["404 false"]);
    },
    timeoutMs,
  );

  test(
    "the signature, the time, the id and the body of a purge",
    async () => {
      const body = '{"type":"articles.changed"}';
      const at = new Date();
      const real = {
        "webhook-id": "purge-1",
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": new Webhook(purgeSecret).sign("purge-1", at, body),
      };
      const purge = async (headers: Record<string, string>, sent: BodyInit = body) =>
        String((await visit("/purge", { method: "POST", headers, body: sent })).status);
      expect(await purge(real)).toBe("204");
      for (const [name, token] of Object.entries(real)) {
        // Standard Webhooks reads the time as a number: what stands around it changes nothing.
        const tampered = tamperedTokens(token)
          .flatMap((bytes) => headerValue(bytes, token) ?? [])
          .filter((value) => Number.parseInt(value) !== Number(token));
        expect(await answersTo(tampered, (value) => purge({ ...real, [name]: value }))).toEqual([
          "403",
        ]);
      }
      const bodies = tamperedTokens(body).map((bytes) => new Uint8Array(bytes));
      expect(await answersTo(bodies, (bytes) => purge(real, bytes))).toEqual(["403"]);
    },
    timeoutMs,
  );

  test(
    "the key of the smoke test",
    async () => {
      const tampered = tamperedTokens(smokeKey).flatMap(
        (bytes) => headerValue(bytes, smokeKey) ?? [],
      );
      const look = async (key: string) =>
        String((await visit("/pricing", { headers: { "x-smoke-key": key } })).status);
      expect(await look(smokeKey)).toBe("200");
      expect(await answersTo(tampered, look)).toEqual(["403"]);
      const lead = async (key: string) => {
        const answer = await send(url, getStartedSubmission(), { "x-smoke-key": key });
        return `${answer.status} ${answer.headers.get("x-test-lead")}`;
      };
      expect(await answersTo(tampered, lead)).toEqual(["403 null"]);
    },
    timeoutMs,
  );
});
