import { describe, expect, test } from "vitest";

import { cssForHtml } from "../../app/lib/css-for-html.ts";

const page = (...classes: string[]) =>
  `<html><body>${classes.map((one) => `<p class="${one}">`).join("")}</body></html>`;

describe("the styles a page is sent with", () => {
  test.each([
    ["a rule whose class the page has", ".a{color:red}", page("a"), ".a{color:red}"],
    ["not one whose class it lacks", ".a{color:red}", page("b"), ""],
    ["no comment, whatever is in it", "/* isn't {it} */.a{x:y}/* .b{ */", page("a"), ".a{x:y}"],
    ["what names no class", "p,:root{color:red}", page(), "p,:root{color:red}"],
    ["only those selectors that can match", ".a,.b{color:red}", page("b"), ".b{color:red}"],
    ["a selector with two classes when both are there", ".a .b{x:y}", page("a b"), ".a .b{x:y}"],
    ["not when one is missing", ".a .b{x:y}", page("a"), ""],
    ["a rule for what is not a class", ".a:not(.b){x:y}", page("a"), ".a:not(.b){x:y}"],
    ["a rule for one of several", ":is(.a,.b) p{x:y}", page(), ":is(.a,.b) p{x:y}"],
    ["conditions around a rule", "@media (a){.a{x:y}.b{x:y}}", page("b"), "@media (a){.b{x:y}}"],
    ["no empty condition", "@media (a){.a{x:y}}.b{x:y}", page("b"), ".b{x:y}"],
    [
      "conditions within conditions",
      "@supports (a:b){@media (c){.a{x:y}}.a{z:z}}",
      page("a"),
      "@supports (a:b){@media (c){.a{x:y}}.a{z:z}}",
    ],
    ["keyframes", "@keyframes k{0%{x:y}to{x:z}}.a{x:y}", page(), "@keyframes k{0%{x:y}to{x:z}}"],
    ["fonts", '@font-face{font-family:"A{"}', page(), '@font-face{font-family:"A{"}'],
    ["the order of layers", "@layer a,b;.a{x:y}", page(), "@layer a,b;"],
  ])("keep %s", (_, css, html, expected) => {
    expect(cssForHtml(css, html)).toBe(expected);
  });

  test("know a class however the sheet and the page write it", () => {
    const css = String.raw`.md\:\[x\>a\,b\]\:w-50\%:hover{x:y}.\31 a{x:y}.\+b{x:y}`;
    const html = page("md:[x&gt;a,b]:w-50% 1a", "+b");
    expect(cssForHtml(css, html)).toBe(css);
  });

  test("leave a whole sheet as it is when the page has every class", () => {
    const css = ".a{x:y}@media (min-width:1px){.b{x:y}.c{x:y}}@media print{.a,.c{x:y}}.b{x:y}";
    expect(cssForHtml(css, page("a b c"))).toBe(css);
  });
});
