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
    ["those of a list that it names", `<p className={sizes[size]} />`, ["max-w-640px", "w-max"]],
    ["those that it hands on", `<Part headClass="t-log" layout="wide" />`, ["t-log"]],
    ["no names of variants", `<p className={buttonClass({ variant: "primary" })} />`, []],
  ])("%s", (_, markup, names) => {
    const code = `const sizes = { wide: "max-w-640px", narrow: "w-max" }; const page = ${markup};`;
    expect(classListsIn(code, file).map(({ name }) => name)).toEqual(names);
  });
});

/** Builds one component, whose modules are empty. */
const buildComponent = (component: string) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "sample",
        resolveId: (id) => id,
        load: (id) => (id === file ? component : ""),
      },
      checkedClassLists(),
    ],
    build: { write: false, rolldownOptions: { input: file, external: /^react/ } },
  });

const buildPage = (list: string) =>
  buildComponent(`export const Page = () => <p className="${list}" />;`);

test("tokens and classes of base.css build", async () => {
  await expect(
    buildPage(
      "t-caption text-ink3 i-mark-plus mt-16px md:gap-x-24px max-sm:hidden hover:underline page-width",
    ),
  ).resolves.toBeDefined();
});

test.each(["mt-28px", "[&>p]:t-d1"])("%s does not build", async (name) => {
  await expect(buildPage(`t-body ${name}`)).rejects.toThrow(`"${name}" in ${file}`);
});

describe("the inside of a box is said by utilities or by a class of a module", () => {
  const besideClass = (list: string) =>
    classListsIn(
      `import styles from "./x.module.css"; const side = "mt-4px"; const page = <p className={${list}} />;`,
      file,
    )
      .filter(({ isBesideModule }) => isBesideModule)
      .map(({ name }) => name);

  test.each([
    ["`${styles.title} p-4px`", ["p-4px"]],
    ["`${side} ${is ? styles.title : ''}`", ["mt-4px"]],
    ["[styles.title, 'hidden'].join(' ')", ["hidden"]],
    ['is ? "p-4px" : styles.title', []],
    ['"p-4px"', []],
  ])("%s", (list, names) => {
    expect(besideClass(list)).toEqual(names);
  });

  const markup = (list: string) => "<p className={`${styles.title} " + list + "`} />";
  const page = (list: string) =>
    buildComponent(
      `import styles from "/app/x.module.css"; export const Page = () => ${markup(list)};`,
    );
  test.each(["p-4px", "md:gap-8px", "hidden", "border-t", "flex"])(
    "%s beside a class does not build",
    async (name) => {
      await expect(page(name)).rejects.toThrow(`"${name}" in ${file} stands beside a class`);
    },
  );
  test("type, color, the place in the parent and the page's grid build", async () => {
    await expect(
      page(
        "t-body text-ink3 mt-16px md:col-span-3 page-width quarters inset print:hidden max-md:hidden",
      ),
    ).resolves.toBeDefined();
  });
});
