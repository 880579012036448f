import type { KVNamespace } from "@cloudflare/workers-types";

/** What the namespace holds, and with which options. */
export type KvEntries = Map<string, { value: string; expirationTtl?: number; metadata?: unknown }>;

/** As much of a KV namespace as the Worker's modules use. */
export const kvNamespace = (entries: KvEntries): KVNamespace =>
  ({
    get: async (key: string, type?: "json") => {
      const value = entries.get(key)?.value ?? null;
      return type === "json" && value !== null ? JSON.parse(value) : value;
    },
    getWithMetadata: async (key: string) => ({
      value: entries.get(key)?.value ?? null,
      metadata: entries.get(key)?.metadata ?? null,
    }),
    put: async (key: string, value: string, options: object = {}) =>
      void entries.set(key, { value, ...options }),
    delete: async (key: string) => void entries.delete(key),
    list: async ({ prefix }: { prefix: string }) => ({
      keys: [...entries]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { metadata }]) => ({ name, metadata })),
    }),
  }) as unknown as KVNamespace;

/** One whose every call fails. */
export const failingKv = (): KVNamespace => {
  const fail = () => Promise.reject(new TypeError("KV is down"));
  return { get: fail, put: fail, delete: fail, list: fail } as unknown as KVNamespace;
};
