import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { sampleApi } from "../../app/content/sample-site/request.ts";
import { canarySteps } from "../../app/content/sample-site/terraform.ts";
import { rolloutSteps } from "../../app/pages/use-cases/devops-acceleration/content.ts";
import { samples } from "../../app/pages/quickstart/code/samples.ts";
import { quickstartContent } from "../../app/pages/quickstart/content.ts";
import { getMemory, modelSizes } from "../../app/pages/quickstart/hardware/memory.ts";
import { integrationsContent } from "../../app/pages/quickstart/integrations-content.ts";
import { highlightedFile, highlightedSamples } from "../../scripts/lib/highlight-samples.ts";
import { projectRoot } from "../../scripts/lib/project.ts";

/** 2, 1, 0.5 bytes a parameter, plus 20 %; smallest set of 24, 48 or 80 GB cards, powers of two. */
describe("how much memory a model takes", () => {
  const rowOf = (parameters: number, bytes: number) => {
    const { weightsGb, neededGb, cards } = getMemory(parameters, bytes);
    return [weightsGb, Math.ceil(neededGb), `${cards.count} × ${cards.sizeGb} GB`];
  };

  test.each([
    [7, 14, 17, "1 × 24 GB"],
    [12, 24, 29, "1 × 48 GB"],
    [34, 68, 82, "2 × 48 GB"],
    [70, 140, 168, "4 × 48 GB"],
    [180, 360, 432, "8 × 80 GB"],
    [405, 810, 972, "16 × 80 GB"],
  ])("%dB at 16 bits: %d GB of weights, %d GB needed, %s", (size, weights, needed, cards) => {
    expect(rowOf(size, 2)).toEqual([weights, needed, cards]);
  });

  test.each([
    [7, 1, 7, 9, "1 × 24 GB"],
    [70, 1, 70, 84, "2 × 48 GB"],
    [405, 1, 405, 486, "8 × 80 GB"],
    [7, 0.5, 3.5, 5, "1 × 24 GB"],
    [34, 0.5, 17, 21, "1 × 24 GB"],
    [405, 0.5, 202.5, 243, "4 × 80 GB"],
  ])("%dB at %d bytes: %d, %d GB, %s", (size, bytes, weights, needed, cards) => {
    expect(rowOf(size, bytes)).toEqual([weights, needed, cards]);
  });

  test("the table shows these sizes", () => {
    expect(modelSizes).toEqual([7, 12, 34, 70, 180, 405]);
  });

  test("what no set holds is refused", () => {
    expect(() => getMemory(5000, 2)).toThrow(RangeError);
  });
});

describe("the sample run", () => {
  test("13:06 is 13 minutes, 7 minutes and 48 seconds of it the second step", () => {
    const { headline, ruler } = quickstartContent;
    expect(headline).toEqual(["An empty rack", "answers in 13 minutes"]);
    expect(ruler.answer).toEqual(["first answer", "13:06"]);
    expect(ruler.steps.map((step) => ("value" in step ? step.value : null))).toEqual([
      "04:12",
      "7 min 48 s",
      null,
    ]);
  });

  test("the request, its answer, its line in the log and the policy are one record", () => {
    const { source } = quickstartContent.ask;
    expect(quickstartContent.policy.text).toContain(
      "Line 7 allowed the read. Line 2 refused the export.",
    );
    expect(source).toContain(
      "The call is clinic-04’s at 14:02:11 on November 24, 2026. The first answer, at 13:06, took 398 ms.",
    );
    expect(JSON.parse(samples.answer.code)).toEqual(sampleApi.response);
    const log: unknown = JSON.parse(samples.log.code);
    expect(log).toMatchObject({
      id: sampleApi.response.id,
      model: sampleApi.response.model,
      tokens: sampleApi.response.usage.total_tokens,
      read: { rule: "214:7", verdict: "allowed" },
      export: { rule: "214:2", verdict: "refused", bytes_out: 0 },
    });
    const lines = samples.policy.code.split("\n");
    expect(lines[1]).toMatch(/^egress: deny/);
    expect(lines[6]).toMatch(/^ {4}read: \[panels/);
    expect(parse(samples.policy.code)).toHaveProperty("boundary", "clinic-04");
    const [, body = ""] = /-d '([^']+)'/.exec(samples.curl.code) ?? [];
    expect(JSON.parse(body)).toEqual(sampleApi.body);
  });

  test("the deployment as code takes the steps that its rollout draws", () => {
    const shares = rolloutSteps.slice(1).map(({ share }) => share);
    expect(shares).toEqual([...canarySteps]);
    expect(samples.service.code).toContain(`steps        = [${shares.join(", ")}]`);
    expect(samples.service.code).toContain('resource "aioi_deployment" "panel_read"');
  });

  test("no request is longer than its answer, which sets the height of the room", () => {
    const { curl, python, typescript, answer } = samples;
    const linesOf = ({ code }: { code: string }) => code.split("\n").length;
    // The status, and one line of the answer that takes two.
    const height = linesOf(answer) + 2;
    for (const each of [curl, python, typescript])
      expect(linesOf(each)).toBeLessThanOrEqual(height);
  });

  test("20 integrations are 20", () => {
    expect(integrationsContent.headline).toBe("20 integrations, no inbound port");
    const counts = integrationsContent.groups.map(({ items }) => items.length);
    expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(20);
  });

  test("the highlighted code is that of the samples: otherwise run `npm run build`", () => {
    const file = join(projectRoot, highlightedFile);
    expect(readFileSync(file, "utf8")).toBe(highlightedSamples());
  });
});
