import { spawn, spawnSync } from "node:child_process";

import { describe, expect, test } from "vitest";

import { sharedSiteForFile } from "../support/for-file.ts";
import { readRows } from "../support/rows.ts";
import { eventually, startBeside } from "../support/running-site.ts";

// Both forms of a page, sent from browsers that know neither our styles nor our script, by somebody who types.
// A browser that is not installed is left out: Debian's packages have the names of the programs.

const enter = "\r";
const tab = "\t";

/** What stands before the newsletter's form, in the footer. */
const beforeNewsletter = "AI infrastructure that";

/** How a text browser takes what is typed, and when it has loaded a page. */
const browsers = [
  {
    program: "w3m",
    isLoaded: /Viewing </,
    // Enter opens a line to type in, and closes it.
    type: (text: string) => `${enter}${text}${enter}${tab}`,
    focus: (label: string) => `/${label}${enter}${tab}`,
  },
  {
    program: "lynx",
    isLoaded: /NORMAL LINK/,
    type: (text: string) => `${text}${tab}`,
    // It goes to what follows on its screen: the field of a name, and the logo above the newsletter's.
    focus: (label: string) => `/${label}${enter}${label === beforeNewsletter ? tab : ""}`,
  },
];

const isInstalled = (program: string) =>
  ["script", program].every((name) => spawnSync("which", [name]).status === 0);

/** A browser in a terminal of its own. */
function open(program: string, address: string) {
  const child = spawn(
    "script",
    ["-qefc", `stty cols 100 rows 60; ${program} '${address}'`, "/dev/null"],
    { env: { ...process.env, TERM: "xterm", LANG: "C.UTF-8" } },
  );
  let shown = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    // Without what moves the cursor and colors the text.
    // oxlint-disable-next-line no-control-regex -- it begins with one
    shown += chunk.replaceAll(/\u001B(?:\[[\d;?]*[A-Za-z]|[()][A-Z0-9]|[=>])/g, "");
  });
  return {
    seen: (words: RegExp) =>
      eventually(() => words.test(shown)).catch(() => {
        throw new Error(`${program} does not show ${words}:\n${shown.slice(-3000)}`);
      }),
    type: (keys: string) => void child.stdin.write(keys),
    close: () => child.kill("SIGKILL"),
  };
}

const running = sharedSiteForFile();

describe.each(browsers)("$program", ({ program, isLoaded, type, focus }) => {
  test.skipIf(!isInstalled(program))("sends a dialog's form, and the newsletter's", async () => {
    const email = `${program}@text-browsers.example`;
    const address = new URL("/pricing", running.site.url).href;

    const dialog = open(program, address);
    try {
      await dialog.seen(isLoaded);
      // Request consultation is the first form of the page.
      dialog.type(focus("First name"));
      for (const text of ["Maya", "Okonjo", email, "Northgate"]) dialog.type(type(text));
      // Past the number, to the list of solutions.
      dialog.type(`${tab}/Submit request${enter}${enter}`);
      // A terminal gets only what changes: the rest of the title stands there.
      await dialog.seen(/Sent: /);
    } finally {
      dialog.close();
    }
    const [row] = await readRows(running.supabase, "hire_me_queries", { email });
    expect(row).toMatchObject({
      first_name: "Maya",
      last_name: "Okonjo",
      company: "Northgate",
      status: "new",
      source: { form: "consultation", page: "/pricing" },
    });

    const newsletter = open(program, address);
    try {
      await newsletter.seen(isLoaded);
      // The menus name the newsletter too, so its place is found by the sentence before it. Its button
      // follows the field.
      newsletter.type(focus(beforeNewsletter) + type(email) + enter);
      await newsletter.seen(/Sent: /);
    } finally {
      newsletter.close();
    }
    const [subscription] = await readRows(running.supabase, "newsletter_subscriptions", { email });
    expect(subscription).toMatchObject({ email, status: "new" });
  });

  // "Readability and a text browser find the whole page."
  test.skipIf(!isInstalled(program)).each([
    ["/resources", "rest/v1", /Endovara/],
    ["/insights/what-an-ai-answer-costs", "body_format", /Own or rent\n[^]*The calculation\n/],
  ])("finds all of %s while the database is slow", async (path, query, words) => {
    const beside = await startBeside(running);
    try {
      await beside.backend.set("held", query);
      const dump = spawn(program, ["-dump", new URL(path, beside.site.url).href]);
      let shown = "";
      dump.stdout.setEncoding("utf8").on("data", (chunk: string) => (shown += chunk));
      const ended = new Promise((resolve) => dump.on("close", resolve));
      // The page has begun without its late part.
      await eventually(() => beside.logs.join().includes("request.completed"));
      await beside.backend.set("none");
      await ended;
      expect(shown).toMatch(words);
      expect(shown).toMatch(/Privacy policy/);
    } finally {
      await beside.stop();
    }
  });
});
