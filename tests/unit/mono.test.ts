import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { projectRoot } from "../../scripts/lib/project.ts";

const app = join(projectRoot, "app");

/**
 * Where the mono face stands, by what is set in it; everything else is Host. A file of a page that is not
 * listed sets none.
 */
const mono = {
  "a log, or a terminal": [
    "pages/aioi/dry-run.module.css",
    "pages/aioi/request/follow-request.module.css",
    "pages/aioi/run/sample-run.module.css",
    "pages/home/signature/console.module.css",
    "pages/home/signature/stops.tsx",
  ],
  code: [
    "pages/quickstart/ask.module.css",
    "pages/quickstart/listing.module.css",
    "pages/use-cases/devops-acceleration/devops-platform.module.css",
    "pages/use-cases/devops-acceleration/devops-platform.tsx",
    "pages/use-cases/best-model/routing-rules.tsx",
    "sections/article/article-body.module.css",
    "ui/code.module.css",
  ],
  "an identifier": [
    "leads/receipt/receipt.css",
    "pages/faqs/page.tsx",
    "pages/for/industry-clauses.tsx",
    "pages/home/signature/endpoints.tsx",
    "pages/legal/cookie-policy/page.tsx",
    "pages/use-cases/privacy-sovereignty/compliance.tsx",
  ],
  "figures in a table": [
    "pages/compare/costs/cost-table.module.css",
    "pages/compare/table/comparison.module.css",
    "pages/home/signature/tables.module.css",
    "pages/more-info/brief-tables.tsx",
    "pages/pricing/finder/finder-table.module.css",
    "pages/pricing/spec-sheet.tsx",
    "pages/quickstart/hardware/hardware.module.css",
    "pages/use-cases/best-model/model-closing.module.css",
  ],
  "an axis": [
    "pages/company/timeline.tsx",
    "pages/contact-us/week.tsx",
    "pages/home/moment.module.css",
    "pages/home/moment.tsx",
    "pages/newsletter/year-ruler.tsx",
    "pages/pricing/finder/tier-finder.module.css",
    "pages/quickstart/run-ruler.module.css",
    "pages/trust/uptime/uptime.tsx",
  ],
  "names in a drawing": [
    "pages/autopilots/artifacts/artifact-parts.tsx",
    "pages/autopilots/artifacts/artifacts.module.css",
    "pages/autopilots/artifacts/artifacts.tsx",
    "pages/autopilots/artifacts/stage.module.css",
    "pages/autopilots/detail/work-bench.module.css",
    "pages/autopilots/detail/work-bench.tsx",
    "pages/compare/costs/cost-chart.module.css",
    "pages/use-cases/best-model/drawings/cost.tsx",
    "pages/use-cases/best-model/router/router.module.css",
    "pages/use-cases/best-model/router/weights.module.css",
    "pages/use-cases/devops-acceleration/devops-closing.tsx",
    "pages/use-cases/edge-ai/edge-closing.tsx",
    "pages/use-cases/edge-ai/true-speed/true-speed.tsx",
    "pages/use-cases/privacy-sovereignty/privacy-closing.tsx",
    "sections/partner-ecosystem/partner-ecosystem.tsx",
    "sections/whose-machine/whose-machine.module.css",
    // `svg text`.
    "ui/base.css",
  ],
};

test("mono is a figure in a table, a log or on an axis, code, an identifier, a name in a drawing", () => {
  const files = globSync("**/*.{css,tsx}", { cwd: app })
    .filter((file) => !file.startsWith("pages/styleguide/"))
    .filter((file) => {
      const text = readFileSync(join(app, file), "utf8");
      return file.endsWith(".css")
        ? text.includes("var(--mono)")
        : /\b(?:t-(?:log|cell|value)|font-mono)\b/.test(text);
    });
  expect(files.toSorted()).toEqual(Object.values(mono).flat().toSorted());
});
