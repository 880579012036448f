import { SetupError } from "../scripts/lib/error-details.ts";
import { startEmbeddedSupabase } from "../scripts/lib/supabase/embedded-supabase.ts";
import { startCommand } from "../scripts/lib/command.ts";
import { parseFlags } from "../scripts/lib/parse-flags.ts";
import { projectRoot as root } from "../scripts/lib/project.ts";
import { installRarePackages } from "../scripts/lib/rare-packages.ts";
import { type SiteServer, startSiteServer } from "../scripts/lib/site-server.ts";
import { validateStates } from "./support/validate-states.ts";
import { checkHtml, observe } from "./support/validators.ts";
import { sitemapPaths } from "./support/variants.ts";

/** Addresses that the sitemap does not have: pages when something was asked for, sent or not found. */
const moreAddresses = [
  "/faq",
  "/search",
  "/search?q=model",
  "/search?q=no-such-word",
  "/resources/insights?tag=Models",
  "/resources/updates?type=no-such",
  "/promotion?promo=discount",
  "/newsletter?result=confirmed",
  "/newsletter?result=unsubscribe&token=x",
  "/newsletter?result=expired",
  "/newsletter?result=failed",
  "/no-such-page",
  "/insights/no-such-insight",
];

async function validateHtml(site: SiteServer, addresses: string[]): Promise<string[]> {
  const pages: Record<string, string> = {};
  for (const address of addresses) {
    // The first view of a list may be a stream, in which React sends what was pending twice.
    await (await fetch(new URL(address, site.url))).text();
    pages[address] = await (await fetch(new URL(address, site.url))).text();
  }
  return checkHtml(pages);
}

/** As Cloudflare calls the Worker: over HTTPS, at the site's own address. */
async function validatePolicy(site: SiteServer, addresses: string[]): Promise<string[]> {
  const tally = new Map<string, number>();
  const problems: string[] = [];
  for (const address of addresses) {
    const url = new URL(address, "https://aioi.example");
    const response = await site.miniflare.dispatchFetch(url.href);
    for (const [rule, { result, pass }] of Object.entries(await observe(url, response))) {
      tally.set(`${rule}: ${result}`, (tally.get(`${rule}: ${result}`) ?? 0) + 1);
      if (!pass) problems.push(`${address} ${rule}: ${result}`);
    }
  }
  for (const [result, count] of tally) console.log(`  ${result} ×${count}`);
  return problems;
}

const validators = { html: validateHtml, policy: validatePolicy, states: validateStates };
type Validator = keyof typeof validators;

const usage = `Usage: npm run validate -- [--only=${Object.keys(validators).join()}]`;

/**
 * `npm run validate`: other people's programs on every page. `--only=html,policy` asks some: `html` is
 * W3C's Nu HTML checker, `policy` MDN's HTTP Observatory, `states` axe in a browser, on every page and
 * dialog, in light and dark, on paper and enlarged.
 */
await startCommand(import.meta, async (parameters) => {
  const values = parseFlags(parameters, { only: { type: "string" } }, usage);
  const names = Object.keys(validators) as Validator[]; // its own keys
  const asked = values.only?.split(",") ?? names;
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new SetupError(`No such validator: ${unknown.join()}. ${usage}`);
  installRarePackages("bench/validators", console.log);
  const supabase = await startEmbeddedSupabase({ dataDir: null, root, port: 0 });
  const site = await startSiteServer({
    root,
    port: 0,
    dataDir: null,
    variables: {
      SITE_ORIGIN: "https://aioi.example",
      SUPABASE_URL: supabase.url,
      SUPABASE_ANON_KEY: supabase.anonKey,
      IP_HASH_KEY: "a key for the validators, 32 bytes",
      REPORT_SAMPLE_RATE: "1",
    },
    onLog: () => undefined,
  });
  try {
    const addresses = [...new Set([...(await sitemapPaths(site.url)), ...moreAddresses])];
    const problems: string[] = [];
    for (const name of names.filter((known) => asked.includes(known))) {
      const startedAt = performance.now();
      const found = await validators[name](site, addresses);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${name}: ${addresses.length} addresses, ${found.length} problems, ${seconds} s`);
      problems.push(...found);
    }
    if (problems.length > 0) throw new SetupError(problems.join("\n"));
  } finally {
    await site.stop();
    await supabase.stop();
  }
});
