import { describe, expect, test } from "vitest";

import { site } from "../../app/content/site.ts";
import { updateTarget } from "../../app/content/update-targets.ts";

describe("the page that an update leads to", () => {
  test.each([
    ["Release", "/aioi"],
    ["Security", "/trust"],
    ["Region", "/company#global-presence"],
    ["Docs", site.docsUrl],
    ["Anything else", "/aioi"],
    ["constructor", "/aioi"],
  ])("%s: by its type, %s", (type, href) => {
    expect(updateTarget(type, null).href).toBe(href);
  });

  test("what it names itself comes first, and is named", () => {
    expect(updateTarget("Release", "/use-cases/edge-ai#speed")).toEqual({
      label: "Edge AI",
      href: "/use-cases/edge-ai#speed",
    });
    expect(updateTarget("Docs", "/no-such-page").label).toBe("Read more");
    expect(updateTarget("Docs", "https://status.example/one")).toEqual({
      label: "status.example",
      href: "https://status.example/one",
    });
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://x.example",
    "https://",
  ])("%s is no address: its type's", (href) => {
    expect(updateTarget("Security", href).href).toBe("/trust");
  });
});
