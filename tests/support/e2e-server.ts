import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

import { buildIfStale } from "../../scripts/lib/build.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import type { SiteServer } from "../../scripts/lib/site-server.ts";
import { chatwootBundle, startChatService } from "./chat-service.ts";
import { startFakeReceiver } from "./fake-receiver.ts";
import { type Fault, startFaultyBackend } from "./faulty-backend.ts";
import { startFakeSiteverify } from "./fake-siteverify.ts";
import { refuseCompany } from "./queued-lead.ts";
import { readRows } from "./rows.ts";
import { runCron } from "./run-cron.ts";
import { startRunningSite, startVariant } from "./running-site.ts";

/** What the database refuses in these tests, as a stricter one might refuse in earnest. */
const migration = `
  ${refuseCompany("hire_me_queries")}
  ${refuseCompany("aigency_consultation_queries")}
  alter table public.newsletter_subscriptions
    drop constraint newsletter_subscriptions_email_check,
    add constraint newsletter_subscriptions_email_check
      check (email <> 'refused@northgate.example');
`;

buildIfStale(projectRoot);

/** A test fills in a form faster than a person. */
const fast = { MINIMUM_FILL_MS: "0" };

/** The site the browser tests visit, and beside it a control server for the tests: rows, faults, sites. */
const running = await startRunningSite({
  port: Number(process.env["SITE_PORT"] ?? 8790),
  migration,
  variables: fast,
});

/** The same database behind a backend of its own, which fails while the tests of other sites go on. */
const outages = { ...running, backend: await startFaultyBackend(running.supabase.url) };

/** Further Workers on the same database, by name. */
const variants = new Map<string, Promise<SiteServer>>();

const variantStarts: Record<string, () => Promise<SiteServer>> = {
  /** Where a form that is filled in faster than a person does it is quarantined. */
  "fill time": () => startVariant(running, {}),
  /** Where the backend can fail. */
  outages: () => startVariant(outages, { hasOwnLimits: true }),
  /** The same, where nothing was ever read. */
  "outages, cold": () => startVariant(outages, { hasOwnLimits: true }),
  /** Where a backend that is down costs the lead. */
  "outages, no queue": () =>
    startVariant(outages, { hasOwnLimits: true, without: "queueProducers" }),
  /** Where forms ask for a token that tells persons from programs. */
  turnstile: async () => {
    const { url } = await startFakeSiteverify();
    const keys = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };
    return startVariant(running, { variables: { ...fast, ...keys, TURNSTILE_VERIFY_URL: url } });
  },
  /** Where the monitor has looked at the site once, today. */
  monitored: async () => {
    const site = await startVariant(running, { variables: fast });
    await runCron(site, Date.now());
    return site;
  },
  /**
   * Where all is on that another site does without: page loads are measured, steps through the forms
   * counted, errors and violations of the policy reported, somebody is notified of leads, and a live chat
   * loads with each page.
   */
  everything: async () => {
    const { url } = await startFakeReceiver();
    const secret = `whsec_${randomBytes(24).toString("base64")}`;
    return siteWithChat({
      ...fast,
      VITALS_SAMPLE_RATE: "1",
      FUNNEL_COUNTS: "on",
      PLAUSIBLE_URL: url,
      REPORT_SAMPLE_RATE: "1",
      LEAD_WEBHOOK_URL: url,
      LEAD_WEBHOOK_SECRET: secret,
    });
  },
  /** Where the live chat loads when its launcher is pressed. */
  "chat on open": () => siteWithChat({ CHAT_LOAD: "on-open" }),
  /** With the script that Chatwoot itself serves. */
  "vendor chat": async () => siteWithChat({}, await chatwootBundle()),
  "vendor chat on open": async () => siteWithChat({ CHAT_LOAD: "on-open" }, await chatwootBundle()),
};

async function siteWithChat(
  variables: Record<string, string>,
  sdk?: string | null,
): Promise<SiteServer> {
  if (sdk === null) throw new Error("Chatwoot's own script cannot be had");
  const { url } = await startChatService(sdk);
  const chat = { CHATWOOT_BASE_URL: url, CHATWOOT_WEBSITE_TOKEN: "inbox-1" };
  return startVariant(running, { variables: { ...chat, ...variables } });
}

function siteWith(variant: string): Promise<SiteServer> {
  const site = variants.get(variant) ?? variantStarts[variant]?.();
  if (!site) throw new Error(`no site "${variant}"`);
  // A cold site is one only once.
  variants.set(variant === "outages, cold" ? `cold ${variants.size}` : variant, site);
  return site;
}

const control = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  const parameters = Object.fromEntries(url.searchParams);
  const answer = async (): Promise<unknown> => {
    switch (url.pathname) {
      case "/rows": {
        const { table = "hire_me_queries", ...filter } = parameters;
        return readRows(running.supabase, table, filter);
      }
      case "/fault":
        // Only our own tests call this, with a value of that type.
        await outages.backend.set(parameters["kind"] as Fault, parameters["only"]);
        return "set";
      case "/logs":
        return running.logs;
      case "/site":
        return (await siteWith(parameters["variant"] ?? "")).url;
      default:
        return null;
    }
  };
  answer().then(
    (body) => response.end(JSON.stringify(body)),
    (thrown: unknown) => response.writeHead(500).end(String(thrown)),
  );
});
control.listen(Number(process.env["CONTROL_PORT"] ?? 8791), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    control.close();
    void Promise.all([...variants.values()].map(async (starting) => (await starting).stop()))
      .finally(outages.backend.stop)
      .finally(running.stop)
      .finally(() => process.exit(0));
  });
}
