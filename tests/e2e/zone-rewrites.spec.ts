import type { Page } from "playwright/test";

import { expect, started, test } from "./fixtures.ts";

/** A key before an address that is XORed with it, in hexadecimal, as Cloudflare hides one. */
const encoded = (address: string) =>
  [42, ...Buffer.from(address).map((byte) => byte ^ 42)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

const decoder =
  '<script data-cfasync="false" src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>';

/**
 * Rewrites a page as a zone's Email Address Obfuscation documents it: every address in text and in the
 * `href` of a link, but not in `head`, scripts and text areas, nor between its comments.
 */
function obfuscated(html: string): string {
  const skipped =
    /(<head[\s>].*?<\/head>|<script[\s>].*?<\/script>|<textarea[\s>].*?<\/textarea>|<!--email_off-->.*?(?:<!--\/email_off-->|$))/gs;
  let isChanged = false;
  const hide = (part: string) => {
    const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;
    return part
      .replaceAll(new RegExp(`href="mailto:(${address})"`, "g"), (_, found: string) => {
        isChanged = true;
        return `href="/cdn-cgi/l/email-protection#${encoded(found)}"`;
      })
      .replaceAll(new RegExp(`(?<=>[^<]*)${address}(?=[^>]*<)`, "g"), (found) => {
        isChanged = true;
        return `<span class="__cf_email__" data-cfemail="${encoded(found)}">[email&#160;protected]</span>`;
      });
  };
  const parts = html.split(skipped);
  const rewritten = parts.map((part, index) => (index % 2 === 1 ? part : hide(part))).join("");
  return isChanged ? rewritten.replace("</body>", `${decoder}</body>`) : rewritten;
}

/**
 * Opens a page that was rewritten on its way.
 *
 * @returns what went wrong, and the page as the site served it
 */
async function openRewritten(page: Page, path: string, rewrite: (html: string) => string) {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  let served = "";
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    served = await response.text();
    await route.fulfill({ response, body: rewrite(served) });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await started(page);
  return { problems, served };
}

for (const path of ["/contact-us", "/company", "/privacy-policy"]) {
  test(`${path} works without error behind a zone that hides e-mail addresses${path === "/contact-us" ? "" : " @rehearsal"}`, async ({
    page,
  }) => {
    const { problems, served } = await openRewritten(page, path, obfuscated);
    await expect(page.locator("main a[href^='mailto:']").first()).toBeVisible();
    await expect(page.getByText("[email")).toHaveCount(0);
    expect(problems).toEqual([]);
    // The zone would have rewritten this page without its mark.
    const unmarked = served.replace("<!--email_off-->", "");
    expect(obfuscated(unmarked)).toContain("/cdn-cgi/l/email-protection#");
  });
}
