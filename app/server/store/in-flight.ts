/**
 * Lets simultaneous requests share one promise. Cloudflare cancels the unfinished work of a request
 * when its visitor leaves: the promise never settles and its `finally` never runs. So an entry is
 * trusted for a limited time only, and each caller needs a timeout of its own.
 *
 * @param maxMs how long work is taken to be in progress
 */
export function createInFlight<Value>(maxMs: number) {
  const entries = new Map<string, { work: Promise<Value>; startedAt: number }>();
  const isTrusted = (startedAt: number) => Date.now() - startedAt < maxMs;
  return {
    /** Work that another request started less than `maxMs` ago. */
    get(key: string): Promise<Value> | undefined {
      const entry = entries.get(key);
      return entry !== undefined && isTrusted(entry.startedAt) ? entry.work : undefined;
    },

    /** Shares work until it settles. */
    start(key: string, work: Promise<Value>): void {
      // Entries are in the order of their start. Old ones are removed here, or they would accumulate.
      for (const [oldKey, { startedAt }] of entries) {
        if (isTrusted(startedAt)) break;
        entries.delete(oldKey);
      }
      const entry = { work, startedAt: Date.now() };
      const remove = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entries.delete(key);
      entries.set(key, entry);
      work.then(remove, remove);
    },

    /** The number of entries. */
    get size(): number {
      return entries.size;
    },
  };
}
