import { expect, test, vi } from "vitest";

import type { PageIndex } from "../../app/lib/page-index.ts";
import { partialContext } from "../support/request-context.ts";

const index: PageIndex = {
  terms: [],
  pages: [
    { kind: "page", href: "/pricing", title: "Pricing", description: "Four tiers", sections: [] },
  ],
};

test("a misspelt word is understood again after the index of the pages could not be read once", async () => {
  vi.resetModules();
  const { nearestQuestion } = await import("../../app/server/articles/nearest-question.ts");
  const responses = [new Response("", { status: 500 }), Response.json(index)];
  const context = partialContext({
    environment: { ASSETS: { fetch: async () => responses.shift() } },
    log: { warn: () => undefined },
  });
  expect(await nearestQuestion("pricng", context)).toBeNull();
  expect(await nearestQuestion("pricng", context)).toMatchObject({ text: "pricing" });
});
