import { expect, test } from "vitest";

import { isInMenu, navigation } from "../../app/content/navigation.ts";
import { menus } from "../../app/shell/header/menu-content.ts";

const titles = navigation.header.filter((entry) => "paths" in entry);
const entriesOf = (id: keyof typeof menus) => menus[id].lists.flatMap(({ links }) => links);

test("every entry of a menu has a sentence, and no two entries have the same", () => {
  const entries = titles.flatMap(({ id }) => entriesOf(id));
  const sentences = entries.map(({ note }) => note.trim());
  expect(sentences.filter((sentence) => sentence.length < 5)).toEqual([]);
  expect(new Set(sentences).size).toBe(entries.length);
});

// Compare stands in Resources, the industries in Solutions; Quickstart has a link of its own in the header.
test("a page of a menu marks this menu as current, and no other", () => {
  for (const { id } of titles) {
    for (const entry of entriesOf(id)) {
      if (!("href" in entry)) continue;
      const path = entry.href.replace(/#.*/, "");
      const marked = titles.filter((title) => isInMenu(title, path)).map((title) => title.id);
      const hasOwnLink = path === "/trust" || path === navigation.quickstart.href;
      expect([path, marked]).toEqual([path, hasOwnLink ? [] : [id]]);
    }
  }
  const marks = (path: string) => titles.filter((title) => isInMenu(title, path));
  expect(marks("/authors/somebody").map(({ id }) => id)).toEqual(["resources"]);
  expect(marks("/promotion")).toEqual([]);
});

test("the drawer has a row for all that the header has", () => {
  for (const entry of [...navigation.header, navigation.quickstart])
    expect(navigation.drawer).toContainEqual(entry);
});
