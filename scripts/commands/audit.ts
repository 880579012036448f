import { spawnSync } from "node:child_process";

import { type Command, startCommand } from "../lib/command.ts";
import { getCode, SetupError } from "../lib/error-details.ts";
import { parseFlags } from "../lib/parse-flags.ts";
import { projectRoot } from "../lib/project.ts";

/** The parts of npm's report that are read here. */
type Report = {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
};

const timeoutMs = 60_000;

function parseReport(text: string): Report {
  try {
    // npm's own format; all of its parts are optional here.
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

/**
 * `npm run audit`: known vulnerabilities, high or critical, in the site's dependencies. A registry that
 * does not answer is no fault of the site: the program says so in a line and does not fail.
 */
export const main: Command = async (parameters, environment, print) => {
  parseFlags(parameters, {}, "Usage: npm run audit");
  const { stdout, status, error } = spawnSync(
    "npm",
    ["audit", "--omit=dev", "--audit-level=high", "--json", "--fetch-retries=0"],
    { cwd: projectRoot, encoding: "utf8", env: environment, timeout: timeoutMs },
  );
  if (error !== undefined && getCode(error) !== "ETIMEDOUT") {
    throw new SetupError(`npm cannot be started: ${error.message}`);
  }
  const { metadata, vulnerabilities = {} } = parseReport(stdout);
  if (metadata === undefined) {
    print("Not audited: the registry's audit endpoint could not be asked. Nothing is known.");
    return;
  }
  const counts = Object.entries(metadata.vulnerabilities).filter(([, count]) => count > 0);
  const summary = counts.map(([name, count]) => `${name} ${count}`).join(", ");
  print(`Known vulnerabilities in dependencies: ${summary || "none"}.`);
  if (status === 0) return;
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) =>
    /^(?:high|critical)$/.test(severity),
  );
  const lines = serious.map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`);
  throw new SetupError(`High or critical, see \`npm audit\`:\n${lines.join("\n")}`);
};

await startCommand(import.meta, main);
