import { describe, expect, test } from "vitest";

import { classesInCode, cutStyles, stylesOfPage } from "../../scripts/lib/page-styles.ts";

const cut = (css: string, ...classes: string[]) => cutStyles(css, new Set(classes));

describe("the styles of a page", () => {
  const css = ".own{color:red}.later{color:green}.other{color:blue}h2{color:gray}";
  const site = { css, routes: new Map(), islands: new Map([["finder", new Set(["later"])]]) };

  test("are for its elements", () => {
    expect(stylesOfPage('<h2 class="a own">', site)).toBe(".own{color:red}h2{color:gray}");
  });

  test("and for what its islands may show", () => {
    const html = '<div data-island="finder"><p class="own"></p></div>';
    expect(stylesOfPage(html, site)).toBe(".own{color:red}.later{color:green}h2{color:gray}");
  });

  test("know a class with characters that CSS escapes", () => {
    const escaped = { ...site, css: ".md\\:\\[\\&_p\\]\\:mt-1 p{margin:0}" };
    expect(stylesOfPage('<p class="md:[&amp;_p]:mt-1">', escaped)).toContain("margin:0");
  });
});

describe("a rule", () => {
  test("loses the selectors that nothing matches, and goes with the last of them", () => {
    expect(cut(".a,.b,.a .b{color:red}.b{color:green}", "a")).toBe(".a{color:red}");
  });

  test("stays where one of several alternatives is shown", () => {
    expect(cut(".a:is(.b,:hover){color:red}.a:is(.b){color:green}", "a")).toBe(
      ".a:is(.b,:hover){color:red}",
    );
    expect(cut(":root:has(.a){color:red}:root:has(.b,.c){color:green}", "a")).toBe(
      ":root:has(.a){color:red}",
    );
  });

  test("stays where it excludes what is not shown", () => {
    expect(cut(".a:not(.b){color:red}", "a")).toBe(".a:not(.b){color:red}");
  });

  // `(width>=761px)` is false before Chromium 104 and Safari 16.4 (docs/browsers.md).
  test.each(["@media (min-width:761px)", "@media (min-width:761px) and (max-width:1099px)"])(
    "keeps its condition as older browsers know it: %s",
    (condition) => {
      expect(cut(`${condition}{.a{top:0}}`, "a")).toBe(`${condition}{.a{top:0}}`);
    },
  );

  test("takes along what it was alone in", () => {
    expect(cut("@media print{@supports (gap:0){.b{color:red}}}.a{top:0}", "a")).toBe(".a{top:0}");
  });

  test("keeps the animation that it names, and no other", () => {
    const frames = (name: string) => `@keyframes ${name}{to{opacity:0}}`;
    expect(
      cut(
        `${frames("fade")}${frames("fade-out")}.a{animation:1s fade-out}.b{animation:1s fade}`,
        "a",
      ),
    ).toBe(`${frames("fade-out")}.a{animation:1s fade-out}`);
  });
});

describe("the classes in a module's code", () => {
  const known = new Set(["a", "b", "step-one", "step-two", "stepper"]);

  test("are the words of its literals that the stylesheet knows", () => {
    expect(classesInCode('const x = y ? "a c" : "b";', known)).toEqual(["a", "b"]);
  });

  test("are all that a composed name may become", () => {
    expect(classesInCode("const x = `step-${index} a`;", known)).toEqual([
      "step-one",
      "step-two",
      "a",
    ]);
  });
});
