import {
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";

import { buildStamp } from "../../scripts/lib/build.ts";
import type { Print } from "../../scripts/lib/command.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { type Wrangler, wranglerIn } from "../../scripts/lib/wrangler.ts";
import type { CloudflareApi } from "./cloudflare-api.ts";
import { temporaryFolder } from "./files.ts";
import { isRehearsal } from "./rehearsal.ts";
import { type Ran, runMain, runProcess } from "./run-script.ts";
import { withSampleConfiguration } from "./sample-configuration.ts";
import { wranglerStandIn } from "./wrangler-stand-in.ts";

/** A command of ours that calls wrangler. */
type WranglerCommand = (
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print,
  wrangler: Wrangler,
) => Promise<number | void>;

/** Somebody who works on a copy of the project with an account of their own. */
export interface Operator {
  /** Folder of the copy. */
  root: string;
  /** Text of its wrangler.toml. */
  toml: () => string;
  setToml: (text: string) => void;
  /** Runs a command in this process. */
  command: (
    main: WranglerCommand,
    parameters: readonly string[],
    variables?: Record<string, string>,
  ) => Promise<Ran>;
  /** Runs a command in this process; in a rehearsal as the operator does, by its name in package.json. */
  npmRun: (
    name: string,
    main: WranglerCommand,
    parameters: readonly string[],
    variables?: Record<string, string>,
  ) => Promise<Ran>;
  /** Runs wrangler itself. */
  wrangler: Wrangler;
  /** Removes the copy. */
  stop: () => void;
}

/**
 * @param domain null for the sample domain
 * @param variables beside those that name the account
 */
export function operatorOf(
  api: CloudflareApi,
  domain: string | null,
  variables: Record<string, string> = {},
): Operator {
  const root = temporaryFolder();
  if (isRehearsal) copyProject(root);
  else writeFakeBuild(root);
  for (const name of ["wrangler.toml", "wrangler.renderer.toml"]) {
    cpSync(join(projectRoot, name), join(root, name), { preserveTimestamps: true });
  }
  const path = join(root, "wrangler.toml");
  const toml = () => readFileSync(path, "utf8");
  const makeOld = () => utimesSync(path, 0, 0);
  const setToml = (text: string) => {
    writeFileSync(path, text);
    // Older than the build: another one would take half a minute, and ids and domains do not change it.
    makeOld();
  };
  setToml(withSampleConfiguration(toml()).replaceAll("aioi.example", domain ?? "aioi.example"));

  const environment = {
    ...api.variables,
    // Without its banner wrangler does not ask the registry for a newer version.
    WRANGLER_HIDE_BANNER: "true",
    WRANGLER_SEND_METRICS: "false",
    HOME: root,
    CLOUDFLARE_ENV: "",
    PROJECT_ROOT: root,
    ...variables,
  };
  /** @param print takes what wrangler prints at the operator's terminal */
  const wranglerWith = (more: Record<string, string>, print: Print): Wrangler => {
    const own = { ...environment, ...more };
    const wrangler = isRehearsal
      ? wranglerIn(root, { ...process.env, ...own })
      : wranglerStandIn(api, root, own);
    return async (parameters, { inTerminal = false, ...options } = {}) => {
      const ran = await wrangler(parameters, options);
      makeOld();
      const output = stripVTControlCharacters(ran.output);
      if (inTerminal) print(output + ran.error);
      return { ...ran, output };
    };
  };
  const command: Operator["command"] = async (main, parameters, more = {}) => {
    const ran = await runMain(
      (own, variables, print) => main(own, variables, print, wranglerWith(more, print)),
      parameters,
      { ...environment, ...more },
    );
    makeOld();
    return ran;
  };
  return {
    root,
    toml,
    setToml,
    command,
    npmRun: async (name, main, parameters, more = {}) => {
      if (!isRehearsal) return command(main, parameters, more);
      const own = { ...environment, ...more };
      const words = ["run", "--silent", name, "--", ...parameters];
      const { code, output } = await runProcess("npm", words, own, { cwd: root });
      makeOld();
      return { code, output: stripVTControlCharacters(output) };
    },
    wrangler: wranglerWith({}, () => undefined),
    stop: () => rmSync(root, { recursive: true }),
  };
}

/** What the real wrangler and its build command read. */
function copyProject(root: string): void {
  for (const name of ["node_modules", "app", "dist", "package-lock.json"]) {
    symlinkSync(join(projectRoot, name), join(root, name));
  }
  for (const name of ["scripts", "package.json"]) {
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
}

/** What our build command looks at; nothing is uploaded. */
function writeFakeBuild(root: string): void {
  for (const name of ["dist/server/wrangler.json", buildStamp]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), "");
  }
}
