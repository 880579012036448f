import { relative } from "node:path";

import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "playwright/types/testReporter";

import { projectRoot } from "../../../scripts/lib/project.ts";
import { writeCounts } from "./counts.ts";

/** A line is printed after so many tests. */
const every = 25;

/** Prints how many tests have passed as they do, each error at once, and counts for `npm test`. */
export default class StepReporter implements Reporter {
  #config: string | undefined;
  #total = 0;
  #passed = 0;
  #skipped = 0;
  readonly #reasons = new Set<string>();
  readonly #failed: { name: string; command: string }[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    this.#config = config.configFile;
    this.#total = suite.allTests().length;
    console.log(`browser  ${this.#total} tests, ${config.workers} at the same time`);
  }

  onTestEnd(test: TestCase, { status, errors, duration, annotations }: TestResult): void {
    if (status === "skipped") {
      this.#skipped += 1;
      for (const { type, description } of annotations) {
        if (type === "skip" && description !== undefined) this.#reasons.add(description);
      }
    } else if (test.ok()) this.#passed += 1;
    else this.#fail(test, errors, duration);
    const count = this.#passed + this.#skipped + this.#failed.length;
    if (count % every === 0 || count === this.#total) {
      console.log(`browser  ${String(this.#passed).padStart(5)} passed of ${this.#total}`);
    }
  }

  /** What a test has measured. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: TestError): void {
    console.log(error.stack ?? error.message ?? error.value);
    this.#failed.push({ name: "an error outside of any test", command: "see above" });
  }

  onEnd(): void {
    writeCounts({
      passed: this.#passed,
      skipped: this.#skipped,
      reasons: [...this.#reasons],
      failed: this.#failed,
    });
  }

  /** Lines that are printed beside the tests. */
  printsToStdio(): boolean {
    return true;
  }

  #fail(test: TestCase, errors: readonly TestError[], duration: number): void {
    const { file, line } = test.location;
    const [, project = "", , ...titles] = test.titlePath();
    const config = relative(projectRoot, this.#config ?? "");
    const path = relative(projectRoot, file);
    const name = `${path} > ${titles.join(" > ")} (${project || "screenshots"})`;
    const only = project === "" ? "" : ` --project '${project}'`;
    const command = `npx playwright test --config ${config} ${path}:${line}${only}`;
    this.#failed.push({ name, command });
    console.log(`browser  FAILED after ${(duration / 1000).toFixed(1)} s: ${name}`);
    for (const error of errors) console.log(error.stack ?? error.message ?? error.value);
  }
}
