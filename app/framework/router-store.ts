import { useCallback, useRef, useSyncExternalStore } from "react";

/**
 * What the router uses of `@tanstack/react-store` in the browser: a dozen values, one of them derived,
 * without the graph of signals that the package builds: 1.4 kB (gzip) less on every page.
 * `without-unused.ts` puts it in the package's place.
 *
 * - Leans on: `createAtom`, `batch` and `useSelector` being all that the router uses.
 * - The public way: none; the router takes no store of ours.
 * - When it breaks (`tests/unit/router-store.test.tsx`, or the build at a name that is missing here):
 *   take it out of `without-unused.ts`; everything still works.
 */
export type Atom<T> = {
  get: () => T;
  subscribe: (listener: (value: T) => void) => { unsubscribe: () => void };
};

export type MutableAtom<T> = Atom<T> & { set: (next: T | ((value: T) => T)) => void };

/** Changes with every value that is set: what was derived from an earlier one is derived again. */
let version = 0;

let openBatches = 0;

const checks = new Set<() => void>();

function notify(): void {
  if (openBatches === 0) for (const check of checks) check();
}

/** Changes several values, and tells of all of them at the end. */
export function batch(change: () => void): void {
  openBatches += 1;
  try {
    change();
  } finally {
    openBatches -= 1;
    notify();
  }
}

function atomOf<T>(get: () => T): Atom<T> {
  return {
    get,
    subscribe: (listener) => {
      let last = get();
      const check = () => {
        const value = get();
        if (Object.is(value, last)) return;
        last = value;
        listener(value);
      };
      checks.add(check);
      return { unsubscribe: () => checks.delete(check) };
    },
  };
}

const hasSameEntries = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((entry, index) => Object.is(entry, other[index]));

function isFunction<T, F extends (value: T) => T>(value: T | F): value is F {
  return typeof value === "function";
}

/** A value that is set, or one that is derived from others. */
export function createAtom<T>(derive: (previous?: T) => T): Atom<T>;
export function createAtom<T>(value: T): MutableAtom<T>;
export function createAtom<T>(first: T | (() => T)): Atom<T> | MutableAtom<T> {
  if (isFunction<T, () => T>(first)) {
    let derivedAt = -1;
    let derived: T;
    return atomOf(() => {
      if (derivedAt !== version) {
        const next = first();
        // React renders again when a list is another one.
        if (!hasSameEntries(next, derived)) derived = next;
        derivedAt = version;
      }
      return derived;
    });
  }
  let value = first;
  return {
    ...atomOf(() => value),
    set: (next) => {
      const changed = isFunction<T, (value: T) => T>(next) ? next(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      version += 1;
      notify();
    },
  };
}

/** Renders again when what is selected of a value becomes another. */
export function useSelector<T, Selected = T>(
  { get, subscribe }: Atom<T>,
  // Without a selector, what is selected is the value.
  selector: (value: T) => Selected = (value) => value as never,
  { compare = Object.is }: { compare?: (one: Selected, other: Selected) => boolean } = {},
): Selected {
  const last = useRef<{ value: T; selector: typeof selector; selected: Selected }>(undefined);
  const select = () => {
    const value = get();
    const { current } = last;
    if (current?.value === value && current.selector === selector) return current.selected;
    const selected = selector(value);
    const isKept = current !== undefined && compare(current.selected, selected);
    last.current = { value, selector, selected: isKept ? current.selected : selected };
    return last.current.selected;
  };
  return useSyncExternalStore(
    useCallback((listener) => subscribe(listener).unsubscribe, [subscribe]),
    select,
    select,
  );
}
