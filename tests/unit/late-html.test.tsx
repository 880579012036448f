import { Hydrate } from "@tanstack/react-start";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { lateHtml } from "../../app/framework/late-html.tsx";

test("Start renders a late part by our renderer, in a boundary that can be hydrated by itself", () => {
  expect(
    renderToString(
      <Hydrate when={lateHtml}>
        <p>Late</p>
      </Hydrate>,
    ),
    "Hydrate no longer calls the renderer of a strategy: see app/framework/late-html.tsx",
  ).toMatch(/^<div>(?:<!--\$-->)?<p>Late<\/p>(?:<!--\/\$-->)?<\/div>$/);
});
