import { build } from "vite";
import { describe, expect, test } from "vitest";

import { checkedClassLists, classListsIn } from "../../scripts/lib/class-lists.ts";

// "UnoCSS is a closed list of tokens: anything else in a class list does not build, with a message that names
// file and class."

const file = "/app/pages/sample/page.tsx";

describe("the classes of a component are", () => {
  test.each([
    ["those of an attribute", `<p className="t-d1 mt-28px" />`, ["t-d1", "mt-28px"]],
    ["those beside a class of a module", "<p className={`${styles.title} p-[3%]`} />", ["p-[3%]"]],
    ["both sides of a choice", `<p className={is === "z" ? "t-d1" : "t-d2"} />`, ["t-d1", "t-d2"]],
    ["those of a list that it names", `<p className={sizes[size]} />`, ["w-full", "w-max"]],
    ["those that it hands on", `<Part headClass="t-log" layout="wide" />`, ["t-log"]],
    ["no names of variants", `<p className={buttonClass({ variant: "primary" })} />`, []],
  ])("%s", (_, markup, names) => {
    const code = `const sizes = { wide: "w-full", narrow: "w-max" }; const page = ${markup};`;
    expect(classListsIn(code, file).map(({ name }) => name)).toEqual(names);
  });
});

/** Builds a page of one component. */
const buildPage = (list: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "sample",
        resolveId: (id) => id,
        load: (id) => (id === file ? `export const Page = () => <p className="${list}" />;` : ""),
      },
      checkedClassLists(),
    ],
    build: { write: false, rolldownOptions: { input: file, external: /^react/ } },
  });

test("tokens and classes of base.css build", async () => {
  await expect(
    buildPage("t-caption text-ink3 i-mark-plus mt-16px md:gap-x-24px max-sm:hidden page-width"),
  ).resolves.toBeDefined();
});

test.each(["mt-28px", "[&>p]:t-d1"])("%s does not build", async (name) => {
  await expect(buildPage(`t-body ${name}`)).rejects.toThrow(`"${name}" in ${file}`);
});
