import * as theirs from "@tanstack/react-store";
import { expect, test } from "vitest";

import * as ours from "../../app/framework/router-store.ts";

type Store = Pick<typeof ours, "batch" | "createAtom">;

/** What the router builds of atoms: values, a list of them by name, and a list derived from both. */
function routerLike({ createAtom, batch }: Store) {
  const told: string[] = [];
  const status = createAtom("idle");
  const ids = createAtom<string[]>([]);
  const matches = new Map(
    ["a", "b", "c"].map((id) => [
      id,
      createAtom<{ id: string; turn: number } | undefined>(undefined),
    ]),
  );
  const list = createAtom(() => ids.get().map((id) => matches.get(id)?.get()));
  const all = createAtom(() => ({ status: status.get(), list: list.get() }));
  const subscriptions = [
    status.subscribe((value) => told.push(`status ${value}`)),
    ids.subscribe((value) => told.push(`ids ${value.join("")}`)),
    list.subscribe((value) => told.push(`list ${JSON.stringify(value)}`)),
    ...Array.from(matches, ([id, match]) =>
      match.subscribe((value) => told.push(`match ${id} ${value?.turn}`)),
    ),
  ];
  return { batch, status, ids, matches, list, all, told, subscriptions };
}

/** The same turns for both, without chance. */
function turn(store: ReturnType<typeof routerLike>, index: number): void {
  const chosen = ["a", "b", "c"].filter((_, place) => (index >> place) % 2 === 1);
  const change = () => {
    if (index % 3 === 0) store.status.set(index % 2 === 0 ? "pending" : "idle");
    if (index % 5 !== 0) store.ids.set(chosen);
    for (const id of chosen) {
      store.matches.get(id)?.set((match) => (index % 4 === 0 ? match : { id, turn: index }));
    }
    if (index % 7 === 0) for (const match of store.matches.values()) match.set(() => undefined);
  };
  if (index % 2 === 0) store.batch(change);
  else change();
}

test("atoms hold, derive and tell what those of the package do", () => {
  const [own, packaged] = [routerLike(ours), routerLike(theirs)];
  for (let index = 0; index < 200; index += 1) {
    const before = [own.list.get(), packaged.list.get()];
    turn(own, index);
    turn(packaged, index);
    expect(own.all.get()).toEqual(packaged.all.get());
    // React renders again when the list is another one.
    if (packaged.list.get() === before[1]) expect(own.list.get()).toBe(before[0]);
    if (index === 150) for (const { unsubscribe } of own.subscriptions.slice(0, 3)) unsubscribe();
    if (index === 150) {
      for (const { unsubscribe } of packaged.subscriptions.slice(0, 3)) unsubscribe();
    }
  }
  expect(new Set(own.told)).toEqual(new Set(packaged.told));
});

test("a batch tells once, also when it fails, and what is told may set again", () => {
  const first = ours.createAtom(1);
  const second = ours.createAtom(1);
  const sum = ours.createAtom(() => first.get() + second.get());
  const told: number[] = [];
  const { unsubscribe } = sum.subscribe((value) => {
    told.push(value);
    if (value < 20) first.set((one) => one + 10);
  });
  expect(() =>
    ours.batch(() => {
      first.set(2);
      ours.batch(() => second.set(2));
      throw new Error("failed");
    }),
  ).toThrow("failed");
  expect(told).toEqual([4, 14, 24]);
  unsubscribe();
  first.set(0);
  expect(told).toEqual([4, 14, 24]);
});
