import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Island } from "../../app/islands/island.tsx";
import { nameOfFile } from "../../app/islands/parts.ts";
import TierFinder from "../../app/pages/pricing/finder/tier-finder.island.tsx";
import NewsletterForm from "../../app/sections/newsletter-form.island.tsx";

test("an island is named after its file", () => {
  expect(nameOfFile("../pages/pricing/finder/tier-finder.island.tsx")).toBe("tier-finder");
});

test("an island renders its component in place, with its name, its props and what hydrates it", () => {
  const html = renderToStaticMarkup(
    <Island of={TierFinder} props={{}} params={["cpu", "hours"]} />,
  );
  expect(html).toMatch(/^<div data-island="tier-finder" data-params="cpu hours"><div class="page/);
  const words = { field: "Work email", placeholder: "you@company.com", submit: "Subscribe" };
  expect(renderToStaticMarkup(<Island of={NewsletterForm} props={words} />)).toMatch(
    /^<div data-island="newsletter-form" data-props="\{&quot;field&quot;:&quot;Work email&quot;/,
  );
});

test("a component that is no island is refused with a sentence", () => {
  const Plain = () => <p>Plain</p>;
  expect(() => renderToStaticMarkup(<Island of={Plain} props={{}} />)).toThrow(
    "<Island of> takes the default export of a file NAME.island.tsx",
  );
});

test("the compiler refuses props that JSON cannot hold", () => {
  const Clickable = ({ onPress }: { onPress: () => void }) => <button onClick={onPress}>Go</button>;
  const refused = () =>
    // @ts-expect-error -- a function
    renderToStaticMarkup(<Island of={Clickable} props={{ onPress: () => undefined }} />);
  expect(refused).toThrow("NAME.island.tsx");
});
