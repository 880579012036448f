import { expect, test } from "vitest";

import { autopilotOfPage } from "../../app/content/paths.ts";

test.each([
  ["/autopilots/bdr", "bdr"],
  ["/autopilots/customer-experience/", "customer-experience"],
  ["/autopilots", undefined],
  ["/autopilots/", undefined],
  ["/autopilots/nobody", undefined],
  ["/autopilots/bdr/more", undefined],
  ["/pricing", undefined],
  ["/", undefined],
])("the page %s is about the autopilot %s", (path, slug) => {
  expect(autopilotOfPage(path)).toBe(slug);
});
