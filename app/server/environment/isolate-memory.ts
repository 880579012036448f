/**
 * Calls a function once for each object. What an isolate remembers between requests belongs so to the
 * environment of the isolate and not to a module: another environment begins with nothing.
 *
 * @param create makes the value; further arguments count at the first call only
 */
export function isolateMemory<Key extends object, Rest extends unknown[], Value>(
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
