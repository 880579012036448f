import { relative } from "node:path";

import type { TestCase, TestModule } from "vitest/node";
import { DefaultReporter } from "vitest/node";

import { projectRoot } from "../../../scripts/lib/project.ts";
import { escaped, quoted, writeCounts } from "./counts.ts";

/** Prints a line for each file as it ends, its errors at once, and counts for `npm test`. */
export default class StepReporter extends DefaultReporter {
  #passed = 0;
  #skipped = 0;
  readonly #failed: { name: string; command: string }[] = [];

  constructor() {
    super({ summary: false });
  }

  override onTestModuleEnd(module: TestModule): void {
    const { name } = module.project;
    const file = relative(projectRoot, module.moduleId);
    const config = relative(projectRoot, module.project.vite.config.configFile || "");
    const command = `npx vitest run --config ${config} --project ${name} ${file}`;
    const tests = [...module.children.allTests()].filter((test) => !this.#isLeftOut(test));
    if (tests.length === 0 && module.ok()) return;
    const failed = tests.filter((test) => test.result().state === "failed");
    const passed = tests.filter((test) => test.result().state === "passed").length;
    this.#passed += passed;
    this.#skipped += tests.length - passed - failed.length;
    for (const test of failed) {
      this.#failed.push({
        name: `${file} > ${test.fullName}`,
        command: `${command} -t ${quoted(`^${escaped(test.fullName.replaceAll(" > ", " "))}$`)}`,
      });
    }
    const errors = [...module.errors(), ...failed.flatMap(errorsOf)];
    if (failed.length === 0 && module.state() === "failed") {
      this.#failed.push({ name: file, command });
    }
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const result = errors.length > 0 ? `, ${failed.length || "all"} FAILED` : "";
    this.ctx.logger.log(
      `${name.padEnd(8)} ${String(this.#passed).padStart(5)} passed  ${file} (${passed}, ${seconds} s${result})`,
    );
    // With a stack and the difference at the end of the run.
    for (const { message } of module.errors()) this.ctx.logger.log(`  FAILED  ${message}`);
    for (const test of failed) {
      this.ctx.logger.log(`  FAILED  ${test.fullName}: ${errorsOf(test)[0]?.message}`);
    }
  }

  /** Whether the tags that were asked for leave it out: that is no skipped test. */
  #isLeftOut({ tags }: TestCase): boolean {
    const [filter] = this.ctx.config.tagsFilter ?? [];
    if (filter === undefined) return false;
    return filter.startsWith("!") === tags.includes(filter.replace("!", ""));
  }

  override onTestRunEnd(...parameters: Parameters<DefaultReporter["onTestRunEnd"]>): void {
    super.onTestRunEnd(...parameters);
    const [, errors] = parameters;
    if (errors.length > 0) {
      this.#failed.push({ name: "an error outside of any test", command: "see above" });
    }
    writeCounts({ passed: this.#passed, skipped: this.#skipped, failed: this.#failed });
  }
}

const errorsOf = (test: TestCase) => test.result().errors ?? [];
