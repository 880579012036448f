/**
 * Lets simultaneous requests share one piece of work. Cloudflare drops what a request left unfinished
 * when its visitor goes away: its promise never settles and its `finally` never runs. So an entry is
 * trusted for a limited time only, and whoever waits for one needs a limit of their own.
 *
 * @param maxMs how long work is believed to be going on
 */
export function createInFlight<Value>(maxMs: number) {
  const entries = new Map<string, { work: Promise<Value>; startedAt: number }>();
  const isTrusted = (startedAt: number) => Date.now() - startedAt < maxMs;
  return {
    /** Work that somebody else began a moment ago. */
    get(key: string): Promise<Value> | undefined {
      const entry = entries.get(key);
      return entry !== undefined && isTrusted(entry.startedAt) ? entry.work : undefined;
    },

    /** Shares work from now on, until it settles. */
    start(key: string, work: Promise<Value>): void {
      // Entries are in the order in which they began. What nobody asks for again must not pile up.
      for (const [oldKey, { startedAt }] of entries) {
        if (isTrusted(startedAt)) break;
        entries.delete(oldKey);
      }
      const entry = { work, startedAt: Date.now() };
      const settled = () => {
        if (entries.get(key) === entry) entries.delete(key);
      };
      entries.delete(key);
      entries.set(key, entry);
      work.then(settled, settled);
    },

    /** How many entries are held. */
    get size(): number {
      return entries.size;
    },
  };
}
