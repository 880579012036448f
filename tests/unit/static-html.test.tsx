import { Hydrate } from "@tanstack/react-start";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { staticHtml } from "../../app/framework/static-html.tsx";

test("Start renders a static part by our renderer, with its content inside", () => {
  expect(
    renderToString(
      <Hydrate when={staticHtml}>
        <p>Static</p>
      </Hydrate>,
    ),
    "Hydrate no longer calls the renderer of a strategy: see app/framework/static-html.tsx",
  ).toMatch(/^<div>(?:<!--\$-->)?<p>Static<\/p>(?:<!--\/\$-->)?<\/div>$/);
});
