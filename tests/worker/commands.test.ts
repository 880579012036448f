import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";
import { temporaryFolder, readProject } from "../support/files.ts";
import { exampleIf } from "../support/rehearsal.ts";
import { runScript } from "../support/run-script.ts";

// package.json has these; other tests start `npm start`, and `npm test` has started them.
const { scripts } = JSON.parse(readProject("package.json")) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script] = /node scripts\/commands\/([\w-]+\.ts)$/.exec(command) ?? [];
  return script === undefined || ["start", "test"].includes(name) ? [] : [{ name, script }];
});

// Other tests call the commands in their own process; here each is started once as npm starts it, in
// `npm test` one of them.
describe.concurrent("as a process of its own", () => {
  for (const { name, script } of commands)
    test(`npm run ${name} -- --help prints the usage`, exampleIf(name === "leads"), async () => {
      const { code, output } = await runScript(script, ["--help"], {});
      expect(output).toMatch(new RegExp(`^Usage: npm run ${name}\\b[^\\n]*\\n$`));
      expect(code).toBe(0);
    });

  // As of `npm run leads -- --csv | head -1`.
  test("a reader that has enough ends no command", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "command.ts");
    const commandFile = JSON.stringify(join(projectRoot, "scripts/lib/command.ts"));
    writeFileSync(
      file,
      `import { startCommand } from ${commandFile};
       await startCommand(import.meta, async (_parameters, _environment, print) => {
         print("a line");
         await new Promise((resolve) => process.stdout.once("close", resolve));
         print("another");
         console.error("went on");
       });`,
    );
    const program = spawn(process.execPath, [file]);
    program.stdout.destroy();
    const [errors, [code]] = await Promise.all([text(program.stderr), once(program, "exit")]);
    expect([code, errors]).toEqual([0, "went on\n"]);
  });

  test("a command that is refused ends with 1", async () => {
    const { code, output } = await runScript("mail.ts", ["--foo"], {});
    expect(output).toMatch(/^Unknown option '--foo'\. Usage: npm run mail -- [^\n]*\n$/);
    expect(code).toBe(1);
  });
});
