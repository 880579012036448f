import { parse } from "parse5";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { main as figures } from "../../scripts/commands/report-weekly.ts";
import { mailsOf } from "../support/fake-receiver.ts";
import { receiverForFile, siteForFile } from "../support/for-file.ts";
import { localService } from "../support/local-service.ts";
import { asOperator } from "../support/rows.ts";
import { runMain } from "../support/run-script.ts";
import type { TestSite } from "../support/site-pool.ts";
import { runCron } from "../support/run-cron.ts";
import { eventually, startVariant } from "../support/running-site.ts";

const variables = {
  LEAD_EMAIL_TO: "sales@aioi.example",
  LEAD_EMAIL_FROM: "website@aioi.example",
};

/** Monday 23 November 2026; the report is of the week that begins on the 16th. */
const monday = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);

const mail = receiverForFile();
const running = siteForFile(() => ({ variables, mailUrl: mail.url }));

const ask = (method: string, path: string, body?: object) =>
  asOperator(running.supabase, method, path, body);

beforeAll(async () => {
  const lead = (created_at: string, source: object, status = "new") =>
    ask("POST", "hire_me_queries", {
      first_name: "Zebulon",
      last_name: "Quist",
      company: "Zebulon Works",
      email: "zebulon@northgate.example",
      created_at,
      source,
      status,
    });
  const google = { form: "getStarted", page: "/pricing", utm_source: "google" };
  await lead("2026-11-16T00:00:00Z", google);
  await lead("2026-11-18T12:00:00Z", google, "won");
  await lead("2026-11-22T23:59:59Z", { form: "contactUs", page: "/zebulon-quist" });
  await lead("2026-11-12T12:00:00Z", google);
  for (const status of ["test", "quarantined", "quarantined", "spam"]) {
    await lead("2026-11-18T12:00:00Z", google, status);
  }
});
beforeEach(async () => {
  mail.set("none");
  mail.received.length = 0;
  await ask("DELETE", "weekly_reports?week=gte.2000-01-01");
});

const reports = () =>
  mailsOf(mail).filter(({ headers }) => headers["X-Lead-ID"]?.startsWith("report:"));
const untilSent = (count = 1) =>
  eventually(() => (reports().length >= count ? reports() : undefined));

/** Another Worker on the same database, with empty KV. */
async function withVariant(
  more: Record<string, string>,
  run: (site: TestSite) => Promise<void>,
  failing: readonly string[] = [],
): Promise<void> {
  const site = await startVariant(running, {
    variables: { ...variables, ...more },
    mailUrl: mail.url,
    failing,
  });
  try {
    await run(site);
  } finally {
    await site.stop();
  }
}

test("on Monday morning the team gets the numbers of the week beside those of the week before", async () => {
  await runCron(running.site, monday("06:55"));
  await running.site.settle();
  expect(reports()).toEqual([]);
  await runCron(running.site, monday("07:00"));
  const [message] = await untilSent();
  expect(message).toMatchObject({
    from: { email: "website@aioi.example" },
    to: ["sales@aioi.example"],
    subject: "AIOI, November 16 to November 22, 2026: 3 leads, 2 more than the week before",
    headers: { "X-Lead-ID": "report:2026-11-16" },
  });
  const body = message?.text ?? "";
  expect(body).toContain(
    "From November 16 to November 22, 2026 the website brought 3 leads, 2 more than the week before.",
  );
  expect(body).toContain("Get Started: 2, 1 more than the week before");
  expect(body).toContain("Contact Us: 1, 1 more than the week before");
  expect(body).toContain("google: 2, 1 more than the week before");
  expect(body).toContain("/pricing: 2, 1 more than the week before");
  expect(body).toContain("Customer won: 1 (");
  expect(body).toContain("In quarantine: 2, 2 more than the week before");
  expect(body).toContain("Tests: 1, 1 more than the week before");
  expect(body).toContain("Spam: 1, 1 more than the week before");
  expect(body).toContain("Web Vitals are missing here: set VITALS_SAMPLE_RATE");
  // The path that a browser made up, and everything that the visitor typed.
  expect(`${body}${message?.html}`).not.toMatch(/zebulon|quist|northgate/i);
  // The line follows the answer of the mail service.
  await eventually(() => running.logs.some((line) => line.includes('"event":"report.sent"')));

  const cells: string[] = [];
  const visit = (node: object) => {
    if ("nodeName" in node && node.nodeName === "td" && "childNodes" in node) {
      const [child] = node.childNodes as { value?: string }[];
      cells.push(child?.value ?? "");
    }
    if ("childNodes" in node) for (const child of node.childNodes as object[]) visit(child);
  };
  visit(parse(message?.html ?? ""));
  // The first cell is the sheet around all others.
  expect(cells.slice(1, 3)).toEqual(["2", "1"]);
});

test("comes once, however often the trigger fires, with several Workers, and without KV", async () => {
  await withVariant({}, async (second) => {
    await Promise.all([
      runCron(running.site, monday("07:00")),
      runCron(second, monday("07:00")),
      runCron(second, monday("07:05")),
    ]);
    await untilSent();
    await withVariant(
      {},
      async (third) => {
        await runCron(third, monday("09:00"));
        await runCron(third, monday("23:55"));
        await third.settle();
      },
      ["LEAD_LIMITS"],
    );
    await Promise.all([running.site.settle(), second.settle()]);
  });
  expect(reports()).toHaveLength(1);
});

/** The SQL interface of Analytics Engine: takes a text with a token, and answers as ClickHouse does. */
const analytics = localService(({ body: query }) => {
  const data = query.includes("aioi_funnel")
    ? [
        // A whole number of 64 bits comes as a text.
        { name: "seen", week: "last", value: "4000" },
        { name: "seen", week: "before", value: "3000" },
        { name: "opened", week: "last", value: 1000 },
        { name: "missing", week: "last", value: 9 },
      ]
    : query.includes("double1")
      ? [{ name: "phone", week: "last", value: 1240.4 }]
      : [];
  return {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ meta: [], data, rows: data.length }),
  };
});

test("with a token for Analytics Engine it has the steps of the forms and the Web Vitals", async () => {
  const access = { ANALYTICS_SQL_URL: `${analytics.url}/sql`, ANALYTICS_TOKEN: "a token" };
  await withVariant(access, async (site) => {
    await runCron(site, monday("07:00"));
    const [message] = await untilSent();
    expect(message?.text).toContain(
      "Form or its button seen: 4,000, 1,000 more than the week before",
    );
    expect(message?.text).toContain("Dialog opened: 1,000 (25%), 1,000 more than the week before");
    expect(message?.text).toContain(
      "Largest paint (LCP), phones: 1,240 ms (the week before not measured)",
    );
  });
  expect(analytics.asked).toHaveLength(4);
  for (const { headers, body: query } of analytics.asked) {
    expect(headers.authorization).toBe("Bearer a token");
    expect(query).toContain("timestamp >= toDateTime('2026-11-09 00:00:00')");
    expect(query).toContain("timestamp < toDateTime('2026-11-23 00:00:00')");
  }
  await ask("DELETE", "weekly_reports?week=gte.2000-01-01");
});

test("`npm run report:weekly` prints the same text", async () => {
  await withVariant({}, async (site) => {
    await runCron(site, monday("07:00"));
    const [message] = await untilSent();
    const { output } = await runMain(figures, ["--week", "2026-11-18"], {
      SUPABASE_URL: running.supabase.url,
      SUPABASE_SERVICE_ROLE_KEY: running.supabase.serviceRoleKey,
      SITE_ORIGIN: site.url,
    });
    expect(output).toBe(`${message?.subject}\n\n${message?.text}`);
  });
});
