import { isContentSignal } from "../../app/server/environment/content-signal.ts";
import { robotsTxt } from "../../app/server/files/file-contents.ts";
import { speculationRulesPath } from "../../app/server/http/speculation-rules.ts";
import { canonicalOrigin, type Faults, type SmokeCheck, unless } from "./smoke-check.ts";

/** Settings of a zone that rewrite pages, and what they leave in one. */
const rewrites = {
  "Rocket Loader":
    /rocket-loader|data-cfasync|<script[^>]* type="[0-9a-f]+-(?:text\/javascript|module)"/,
  "Email Address Obfuscation": /\/cdn-cgi\/l\/email-protection|data-cfemail/,
  "Web Analytics": /static\.cloudflareinsights\.com/,
  "JavaScript detections": /\/cdn-cgi\/challenge-platform\//,
};

/** Crawlers that Cloudflare's managed robots.txt names, and that its bot settings may block. */
const crawlers = ["GPTBot", "ClaudeBot", "Amazonbot"];

/**
 * The faults of a `robots.txt`, as a zone serves it.
 *
 * @param served its text
 * @param origin the origin that the site's own names for the sitemap
 */
function robotsFaults(served: string, origin: string): Faults {
  const signal = /^Content-Signal: (.+)$/m.exec(served.slice(ownRobots(served)))?.[1] ?? null;
  const own = robotsTxt(origin, signal !== null && isContentSignal(signal) ? signal : null);
  if (served === own) return [];
  const extra = served.endsWith(own) ? served.slice(0, -own.length) : null;
  if (extra === null) return ["it is not the file that the site writes"];
  const refused = Array.from(
    extra.matchAll(/^User-agent: *(\S+)\s+Disallow: *\/ *$/gim),
    ([, name = ""]) => name,
  );
  const found =
    refused.length > 0
      ? `forbids the site to ${refused.join(", ")}`
      : "stands before the site's own file";
  return [
    /Cloudflare Managed/i.test(extra) || /content[- ]signals?/i.test(extra)
      ? `Cloudflare's managed robots.txt ${found}: switch it off in the zone`
      : `a text that the site has not written ${found}`,
  ];
}

/** Where the site's own part of a `robots.txt` begins: at its last group for all crawlers. */
const ownRobots = (text: string) => Math.max(0, text.lastIndexOf("User-agent: *\n"));

/** What a zone in front of the site does to it, as far as a visitor can see it. */
export const zoneChecks: readonly SmokeCheck[] = [
  {
    name: "the zone leaves pages as they are",
    run: async ({ ask }) => {
      const response = await ask("/contact-us", { headers: { accept: "text/html" } });
      const html = await response.text();
      const rules = response.headers.get("speculation-rules") ?? "";
      return [
        ...Object.entries(rewrites).flatMap(([setting, mark]) =>
          unless(!mark.test(html), `${setting} rewrites them: switch it off in the zone`),
        ),
        ...unless(
          rules === `"${speculationRulesPath}"`,
          `the header speculation-rules is ${rules}: switch Speed Brain off in the zone`,
        ),
        ...unless(
          !/^(?:HIT|STALE|UPDATING|REVALIDATED)$/i.test(
            response.headers.get("cf-cache-status") ?? "",
          ),
          "the zone caches them: delete its cache rule",
        ),
      ];
    },
  },
  {
    name: "/robots.txt is the one that the site writes",
    run: async (site) => {
      const response = await site.ask("/robots.txt");
      if (response.status !== 200) return [`status is ${response.status}, not 200`];
      return robotsFaults(await response.text(), await canonicalOrigin(site));
    },
  },
  {
    name: "crawlers of AI companies get a page and its Markdown",
    run: async ({ ask }) => {
      const asked = crawlers.flatMap((name) =>
        ["/pricing", "/pricing.md"].map((path) => [name, path]),
      );
      const faults = asked.map(async ([name = "", path = ""]) => {
        const headers = { "user-agent": `Mozilla/5.0 (compatible; ${name}/1.0)` };
        const { status } = await ask(path, { headers });
        return unless(
          status === 200,
          `${name} gets ${status} for ${path}: allow it in AI Crawl Control, and switch off “Block AI bots”`,
        );
      });
      return (await Promise.all(faults)).flat();
    },
  },
  {
    name: "http leads to https",
    run: async ({ url, ask }) => {
      const { protocol, port, host } = new URL(url);
      // A port has one protocol, and an address at workers.dev is in no zone of ours.
      if (protocol !== "https:" || port !== "" || host.endsWith(".workers.dev")) return [];
      const { status, headers } = await ask(`http://${host}/`);
      const location = headers.get("location");
      return unless(
        status >= 301 && status <= 308 && location === `https://${host}/`,
        `it answers ${status} ${location ?? ""}: switch on Always Use HTTPS in the zone`,
      );
    },
  },
];
