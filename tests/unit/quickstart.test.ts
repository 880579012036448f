import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

import { samples } from "../../app/pages/quickstart/code/samples.ts";
import { quickstartContent } from "../../app/pages/quickstart/content.ts";
import { getMemory, modelSizes } from "../../app/pages/quickstart/hardware/memory.ts";
import { integrationsContent } from "../../app/pages/quickstart/integrations-content.ts";
import { highlightedFile, highlightedSamples } from "../../scripts/lib/highlight-samples.ts";

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

  test("the log names the line of the policy that allowed the request", () => {
    expect(quickstartContent.policy.text).toContain("Line 6 allowed the request above.");
    const log: unknown = JSON.parse(samples.log.code);
    const answer: unknown = JSON.parse(samples.answer.code);
    const allowed: unknown = Reflect.get(parse(samples.policy.code) as object, "allow");
    const rule = { who: "claims-api", models: ["reader-12b"], read: ["contracts/**"] };
    expect(samples.policy.code.split("\n")[5]?.trim()).toBe("models: [reader-12b]");
    expect(allowed).toMatchObject([rule]);
    expect(log).toMatchObject({
      id: "req-7f3a20c4",
      who: "claims-api",
      model: "reader-12b@2026.10.2",
      rule: "policy.yaml:6",
      tokens: 2914,
      bytes_out: 0,
      verdict: "allowed",
    });
    expect(answer).toMatchObject({
      id: "req-7f3a20c4",
      model: "reader-12b@2026.10.2",
      usage: { total_tokens: 2914 },
    });
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
    const file = join(import.meta.dirname, "../..", highlightedFile);
    expect(readFileSync(file, "utf8")).toBe(highlightedSamples());
  });
});
