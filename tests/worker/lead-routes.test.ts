import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import { main as notifyTest } from "../../scripts/commands/notify-test.ts";
import { temporaryFolder } from "../support/files.ts";
import { drillSubmission } from "../support/lead-drill.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { runMain } from "../support/run-script.ts";
import { eventually, getStartedSubmission, send } from "../support/running-site.ts";

const key = "a key for test leads, 32 characters";

const mail = receiverForFile();
const folder = temporaryFolder();
const running = siteForFile(() => ({
  variables: {
    LEAD_EMAIL_TO: "sales@aioi.example",
    LEAD_ROUTES: [
      "kind=partner country=DE,AT,CH -> dach@aioi.example",
      "kind=partner -> partners@aioi.example",
      "tier=hyper-scaler -> key-accounts@aioi.example, boss@aioi.example",
      "kind=newsletter -> nobody",
    ].join("\n"),
    LEAD_EMAIL_FROM: "website@aioi.example",
    VISITOR_ACKNOWLEDGEMENT: "on",
    BOOKING_URL: "https://calendar.example/aioi?for=<all>&x",
    SMOKE_KEY: key,
  },
  mailUrl: mail.url,
}));
let url: string;

beforeAll(() => void ({ url } = running.site));

const teamMailOf = (id: string) =>
  eventually(() =>
    mailsOf(mail).find(
      ({ headers, to }) => headers["X-Lead-ID"] === id && to[0]?.endsWith("@aioi.example"),
    ),
  );

describe("a lead goes to whom the first line that it fits names", () => {
  test("by its kind, whatever the country that is not known here", async () => {
    const partner = Array.from({ length: 7 }, (_, index) => drillSubmission(index, "routed")).find(
      ({ kind }) => kind === "partner",
    );
    if (!partner) throw new Error("no partner");
    expect((await send(url, partner)).result).toEqual({ ok: true });
    expect((await teamMailOf(partner.submissionId)).to).toEqual(["partners@aioi.example"]);
  });

  test.each([
    ["hyper-scaler", ["key-accounts@aioi.example", "boss@aioi.example"]],
    ["hyper-scaler: 96 CPU, 2,000 hours", ["key-accounts@aioi.example", "boss@aioi.example"]],
    ["explorer", ["sales@aioi.example"]],
  ])("by its tier: %s", async (tier, to) => {
    const submission = getStartedSubmission();
    const lead = { ...submission, source: { ...submission.source, tier } };
    expect((await send(url, lead)).result).toEqual({ ok: true });
    expect((await teamMailOf(submission.submissionId)).to).toEqual(to);
  });
});

describe("npm run notify:test", () => {
  const run = (...parameters: string[]) => runMain(notifyTest, parameters, { SMOKE_KEY: key });

  test.each([
    [
      ["--kind", "partner", "--country", "CH"],
      "line 1 of LEAD_ROUTES: kind=partner country=DE,AT,CH",
      ["dach@aioi.example"],
    ],
    [["--kind", "partner"], "line 2 of LEAD_ROUTES: kind=partner", ["partners@aioi.example"]],
    [
      ["--kind", "hireMe", "--tier", "hyper-scaler"],
      "line 3 of LEAD_ROUTES: tier=hyper-scaler",
      ["key-accounts@aioi.example", "boss@aioi.example"],
    ],
    [["--kind", "contactUs"], "none; LEAD_EMAIL_TO", ["sales@aioi.example"]],
  ])("%j: %s", async (parameters, rule, to) => {
    const before = mail.received.length;
    const { code, output } = await run(...parameters, "--url", url);
    expect({ code, output }).toEqual({
      code: 0,
      output: `Rule       ${rule}\nReceivers  ${to.length}\nMail       sent\n`,
    });
    const [sent, ...others] = mailsOf(mail).slice(before);
    expect(others).toEqual([]);
    expect(sent?.to).toEqual(to);
    expect(sent?.subject).toMatch(/^TEST: /);
    expect(sent?.text).toContain("Nobody waits for an answer, and no lead is stored.");
  });

  test("says so where nobody is to be told", async () => {
    const { code, output } = await run("--kind", "newsletter", "--url", url);
    expect(code).toBe(1);
    expect(output).toContain("Rule       line 4 of LEAD_ROUTES: kind=newsletter\n");
    expect(output).toContain("Receivers  0\nMail       no receivers\n");
  });

  test("says what the mail service answered", async () => {
    mail.set("error-500");
    const { code, output } = await run("--kind", "partner", "--url", url);
    mail.set("none");
    expect({ code, output }).toMatchObject({ code: 1 });
    expect(output).toContain("Mail       E_DELIVERY_FAILED\n");
  });

  test("says what the site takes for a country", async () => {
    const parameters = ["--kind", "partner", "--country", "Germany", "--url", url];
    const { code, output } = await run(...parameters);
    expect(code).toBe(1);
    expect(output).toContain("--country takes two capital letters");
  });

  test("--check prints one line for each fault of a file", async () => {
    const file = join(folder, "routes.txt");
    writeFileSync(file, "# ours\nkind=partners -> a@aioi.example\ncountry=de -> b\n");
    const broken = await run("--check", file);
    expect(broken.code).toBe(1);
    expect(broken.output.trimEnd().split("\n")).toEqual([
      expect.stringMatching(/^line 2: "partners" is no kind of lead: /),
      'line 3: "de" is no country: two capital letters, such as DE',
      "line 3: receiver 1 is no email address; write `nobody` for none",
    ]);
    writeFileSync(file, "kind=partner -> a@aioi.example\n");
    expect(await run("--check", file)).toEqual({ code: 0, output: "1 rule, no fault.\n" });
  });

  test.each([
    [{}, 404],
    [{ "x-smoke-key": "" }, 403],
    [{ "x-smoke-key": "another key of at least 32 characters" }, 403],
  ])("nobody sends a test without the key (%j)", async (headers, status) => {
    const before = mail.received.length;
    const response = await fetch(new URL("/notify-test", url), {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ kind: "partner", country: null, tier: null }),
    });
    expect(response.status).toBe(status);
    expect(mail.received.length).toBe(before);
    expect((await fetch(new URL("/notify-test", url))).status).toBe(404);
  });
});

test("an acknowledgement offers a time where BOOKING_URL says where", async () => {
  const submission = getStartedSubmission({ email: "booking@northgate.example" });
  expect((await send(url, submission)).result).toEqual({ ok: true });
  const { text, html } = await eventually(() =>
    mailsOf(mail).find(({ to }) => to.includes("booking@northgate.example")),
  );
  const [, link = ""] = /^Book a time: (.+)$/m.exec(text) ?? [];
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    for: "<all>",
    x: "",
    email: "booking@northgate.example",
    reference: expect.stringMatching(/^AIOI-/),
  });
  expect(html).toContain(`<a href="${link.replaceAll("&", "&amp;")}">Book a time</a>`);
});
