/** A map that evicts what was not used for the longest time. */
export function createLru<Value>(max: number) {
  // The least recently used first.
  const values = new Map<string, Value>();
  const set = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    for (const first of values.keys()) {
      if (values.size <= max) break;
      values.delete(first);
    }
  };
  return {
    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key: string): boolean => values.delete(key),
  };
}
