/**
 * Calls a function once for each object. The result lives as long as the object does; further
 * arguments count at the first call only.
 */
export function memoizeBy<Key extends object, Rest extends unknown[], Value>(
  create: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const values = new WeakMap<Key, { value: Value }>();
  return (key, ...rest) => {
    const existing = values.get(key);
    if (existing) return existing.value;
    const value = create(key, ...rest);
    values.set(key, { value });
    return value;
  };
}
