import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** What an account holds, as the fake program keeps it in a file. */
interface Account {
  loggedIn: boolean;
  namespaces: { id: string; title: string }[];
  queues: string[];
  /** Null where the Worker does not exist yet. */
  secrets: string[] | null;
}

/** A program named wrangler that records how it is called and remembers what it creates. */
export interface FakeWrangler {
  /** To be put before all others. */
  path: string;
  account: () => Account;
  set: (part: Partial<Account>) => void;
  /** Command lines since the last look, without the configuration file. */
  calls: () => string[];
}

const program = `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require("node:fs");
const words = process.argv.slice(2);
const at = words.indexOf("--config");
if (at >= 0) words.splice(at, 2);
appendFileSync(__dirname + "/calls", words.join(" ") + "\\n");
const file = __dirname + "/account.json";
const account = JSON.parse(readFileSync(file, "utf8"));
const save = () => writeFileSync(file, JSON.stringify(account));
const fail = (line) => { console.error("✘ [ERROR] " + line); process.exit(1); };
const [one, two, three, four] = words;
if (one === "whoami") { console.log(JSON.stringify({ loggedIn: account.loggedIn })); process.exit(account.loggedIn ? 0 : 1); }
if (words.includes("--dry-run")) process.exit(0);
if (!account.loggedIn) fail("Not logged in.");
if (one === "kv" && three === "list") console.log(JSON.stringify(account.namespaces));
else if (one === "kv" && three === "create") {
  if (account.namespaces.some(({ title }) => title === four)) fail("A namespace with this title exists.");
  const id = (account.namespaces.length + 1).toString(16).padStart(2, "0").repeat(16);
  account.namespaces.push({ id, title: four });
  save();
} else if (one === "queues" && two === "info") {
  if (!account.queues.includes(three)) fail('Queue "' + three + '" does not exist. To create it, run: wrangler queues create ' + three);
} else if (one === "queues" && two === "create") { account.queues.push(three); save(); }
else if (one === "secret" && two === "list") {
  if (account.secrets === null) fail("A request to the Cloudflare API failed. This Worker does not exist on your account. [code: 10007]");
  console.log(JSON.stringify(account.secrets.map((name) => ({ name, type: "secret_text" }))));
}
`;

/** @returns the program, on an empty account that is logged in to */
export function makeFakeWrangler(): FakeWrangler {
  const folder = mkdtempSync(join(tmpdir(), "aioi-wrangler-"));
  const accountFile = join(folder, "account.json");
  const callsFile = join(folder, "calls");
  const account = () => JSON.parse(readFileSync(accountFile, "utf8")) as Account;
  const set = (part: Partial<Account>) => {
    writeFileSync(accountFile, JSON.stringify({ ...account(), ...part }));
  };
  writeFileSync(
    accountFile,
    JSON.stringify({ loggedIn: true, namespaces: [], queues: [], secrets: null }),
  );
  writeFileSync(callsFile, "");
  writeFileSync(join(folder, "package.json"), "{}");
  for (const [name, text] of [
    ["wrangler", program],
    // A build is not what is tested.
    ["vite", `#!${process.execPath}\nconsole.log("vite for " + process.env.CLOUDFLARE_ENV);\n`],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chmodSync(join(folder, name), 0o755);
  }
  return {
    path: [folder, process.env["PATH"]].join(delimiter),
    account,
    set,
    calls: () => {
      const calls = readFileSync(callsFile, "utf8").trim().split("\n").filter(Boolean);
      writeFileSync(callsFile, "");
      return calls;
    },
  };
}
