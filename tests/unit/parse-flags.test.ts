import { expect, test } from "vitest";

import { main as article } from "../../scripts/commands/article.ts";
import { main as build } from "../../scripts/commands/build.ts";
import { main as landing } from "../../scripts/commands/landing.ts";
import { main as leads } from "../../scripts/commands/leads.ts";
import { main as leadsErase } from "../../scripts/commands/leads-erase.ts";
import { main as leadsExport } from "../../scripts/commands/leads-export.ts";
import { main as leadsReplay } from "../../scripts/commands/leads-replay.ts";
import { main as mail } from "../../scripts/commands/mail.ts";
import { main as notifyTest } from "../../scripts/commands/notify-test.ts";
import { main as smoke } from "../../scripts/commands/smoke.ts";
import type { Command } from "../../scripts/lib/command.ts";
import { runMain } from "../support/run-script.ts";

const commands: Record<string, Command> = {
  article,
  build,
  landing,
  leads,
  "leads:erase": leadsErase,
  "leads:export": leadsExport,
  "leads:replay": leadsReplay,
  mail,
  "notify:test": notifyTest,
  smoke,
};

test.each([
  ["mail", "--foo", "Unknown option '--foo'. "],
  ["mail", "--limit -1", "Option '--limit' argument is ambiguous. "],
  ["mail", "all", "Unexpected argument 'all'. "],
  ["build", "--foo", "Unknown option '--foo'. "],
  ["article", "--foo", "Unknown option '--foo'. "],
  ["article", "preview x --days 40", "--days takes a number above 0, at most 30. "],
  ["leads", "--kind visitors", "--kind takes one of getStarted, hireMe"],
  ["leads", "--status lukewarm", "--status takes one of new, contacted"],
  ["leads", "--since yesterday", "--since takes a date such as 2026-11-01"],
  ["leads", "--since 2026-02-31", "--since takes a date such as 2026-11-01"],
  ["leads", "--limit 0", "--limit takes a whole number, 1 or more. "],
  ["leads", "--json --csv", "One of --json, --csv and --xlsx. "],
  ["leads", "--xlsx --csv", "Option '--xlsx' argument is ambiguous. "],
  ["leads", "--xlsx=", "--xlsx takes the name of a file. "],
  ["leads", "--xlsx no-such-folder/a.xlsx", "There is no folder "],
  ["leads:export", "--email maya", "--email takes an email address. "],
  ["leads:export", "--email maya@northgate.example --yes", "Unknown option '--yes'. "],
  ["leads:erase", "--yes", "--email takes an email address. "],
  [
    "leads:erase",
    "--email maya@northgate.example --remote --local",
    "--remote or --local, not both. ",
  ],
  ["leads:erase", "--email maya@northgate.example --env staging", "--env is for --remote. "],
  ["leads:replay", "--env staging", "--env is for --remote. "],
  ["leads:replay", "--now", "Unknown option '--now'. "],
  ["notify:test", "--kind partners", "--kind takes one of getStarted, hireMe"],
  ["smoke", "", ""],
  ["smoke", "aioi.example", "aioi.example is not an https address "],
  // SMOKE_KEY would be sent in the clear.
  ["smoke", "http://aioi.example", "http://aioi.example is not an https address "],
  ["notify:test", "--kind partner --url http://aioi.example", "--url is not an https address "],
])("npm run %s -- %s is answered with one line", async (name, parameters, problem) => {
  const main = commands[name];
  if (!main) throw new Error(`no command ${name}`);
  const given = parameters.split(" ").filter((parameter) => parameter !== "");
  const { code, output } = await runMain(main, given, {});
  expect(output).toMatch(/^[^\n]+\n$/);
  expect(output.startsWith(problem)).toBe(true);
  expect(output).toContain(`Usage: npm run ${name} -- `);
  expect(code).toBe(1);
});

test.each([
  ["article", "check"],
  ["landing", "check"],
])("npm run %s -- %s says in one line that a folder is no file", async (name, command) => {
  const main = commands[name];
  if (!main) throw new Error(`no command ${name}`);
  const folder = await runMain(main, [command, import.meta.dirname], {});
  expect(folder).toEqual({ code: 1, output: `There is no file ${import.meta.dirname}.\n` });
});

test("npm run leads says in one line that a table cannot be written over a folder", async () => {
  const folder = import.meta.dirname;
  const ran = await runMain(leads, ["--xlsx", folder], { DATA_DIR: `${folder}/none` });
  expect(ran).toEqual({ code: 1, output: `${folder} cannot be used: it is a folder.\n` });
});

test("npm run smoke says in one line that nothing is at an address", async () => {
  const nobody = await runMain(smoke, ["http://127.0.0.1:9"], {});
  expect(nobody).toEqual({ code: 1, output: "http://127.0.0.1:9 does not answer.\n" });
});
