import { build } from "vite";
import { describe, expect, test } from "vitest";

import { checkedClassLists } from "../../scripts/lib/class-lists.ts";

// "UnoCSS is a closed list of tokens: anything else in a class list does not build, with a message that names
// file and class."

const file = "/app/pages/sample/page.tsx";

/** Builds a page of one component. */
const buildPage = (component: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      { name: "sample", resolveId: (id) => id, load: (id) => (id === file ? component : "") },
      checkedClassLists(),
    ],
    build: { write: false, rolldownOptions: { input: file, external: /^react/ } },
  });

describe("a class list", () => {
  test.each([
    ["the type scale, colors and icons", `"t-caption text-ink3 i-mark-plus"`],
    ["spacing on its steps, also behind a width", `"mt-16px md:gap-x-24px max-sm:hidden"`],
    ["classes of `base.css`", `"page-width quarters fit-words"`],
    ["whatever stands for no class", "{kind === 'mt-3px' ? styles.wide : undefined}"],
  ])("may have %s", async (_, list) => {
    await expect(
      buildPage(`export const Page = ({ kind, styles }) => <p className=${list} />;`),
    ).resolves.toBeDefined();
  });

  test.each([
    ["a spacing between the steps", "mt-28px", `<p className="t-d1 mt-28px" />`],
    ["an arbitrary value", "p-[3%]", "<p className={`${styles.title} p-[3%]`} />"],
    ["a child selector", "[&>p]:t-d1", `<p className="[&>p]:t-d1" />`],
    ["a word that is no utility", "absolute", `<p className={open ? "absolute" : undefined} />`],
    ["one in a list by name", "w-full", `<p className={sizes[size]} />`],
    ["one in a property", "z-1", `<Part headClass="z-1" />`],
  ])("with %s does not build", async (_, name, markup) => {
    const component = `const sizes = { wide: "w-full" }; export const Page = ({ styles, open, size }) => ${markup};`;
    await expect(buildPage(component)).rejects.toThrow(`"${name}" in ${file}`);
  });
});
