import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { createGenerator } from "@unocss/core";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

import { unoConfig } from "../../app/ui/uno-config.ts";
import {
  classesInCss,
  markup,
  nameUtilities,
  unpublished,
} from "../../scripts/lib/short-classes.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const uno = await createGenerator(unoConfig(true));
const short = await nameUtilities(root, unoConfig(true));
const ownClasses = new Set(
  globSync("app/**/*.css", { cwd: root }).flatMap((file) => classesInCss(read(file))),
);

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "");

test("no name means anything else, and none is hidden by filters against advertising", async () => {
  const names = [...short.values()];
  expect(names.length).toBeGreaterThan(500);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^(?!ad)[a-z][0-9a-z]{0,2}$/);
    expect(ownClasses.has(name) || Boolean(await uno.parseToken(name)), name).toBe(false);
  }
});

/** The texts of a module that hold a renamed word and are no value of a class attribute. */
function renamedElsewhere(file: string): string[] {
  const texts: string[] = [];
  const note = (text: unknown) => {
    if (typeof text === "string" && wordsOf(text).some((word) => short.has(word))) texts.push(text);
  };
  let classAttributes = 0;
  const isClass = (name: { name: unknown }) => /class/i.test(String(name.name));
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (isClass(name)) classAttributes += 1;
      // The value of any other attribute: even a single word is none of ours.
      else if (value?.type === "Literal") note(`${value.value} =`);
    },
    "JSXAttribute:exit": ({ name }) => {
      if (isClass(name)) classAttributes -= 1;
    },
    JSXText: ({ value }) => note(`${value} <`),
    Literal: ({ value }) => {
      if (classAttributes === 0) note(value);
    },
  }).visit(parseSync(file, read(file)).program);
  return texts;
}

test("only lists of classes are renamed: no text and no other attribute", async () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => markup.test(`/${file}`) && !unpublished.test(`/${file}`))
    .filter((file) => file !== "app/ui/uno-config.ts");
  expect(files.length).toBeGreaterThan(100);
  const texts = files.flatMap((file) => renamedElsewhere(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(5);
  for (const { file, text } of texts) {
    for (const word of wordsOf(text)) {
      const isClass = ownClasses.has(word) || Boolean(await uno.parseToken(word));
      expect(isClass, `${file}: "${word}" in "${text}"`).toBe(true);
    }
  }
});
