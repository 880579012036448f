import { AsyncLocalStorage } from "node:async_hooks";

import type { PgliteConnection } from "@supabase/lite/pglite";
import { z } from "zod";

/** Set while @supabase/lite answers a request; holds what the database refused meanwhile. */
const answering = new AsyncLocalStorage<{ refusal?: DatabaseRefusal }>();

const databaseRefusal = z.object({
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});
type DatabaseRefusal = z.infer<typeof databaseRefusal>;

/**
 * @param work a request to @supabase/lite
 * @returns its result, and what the database refused meanwhile
 */
export async function withRefusal<Result>(
  work: () => Result | Promise<Result>,
): Promise<{ result: Result; refusal: DatabaseRefusal | undefined }> {
  const turn: { refusal?: DatabaseRefusal } = {};
  const result = await answering.run(turn, work);
  return { result, refusal: turn.refusal };
}

/** Records the database's own messages, for `withRefusal`. */
export function recordRefusals(connection: PgliteConnection): void {
  connection.normalizeDbError = (error) => {
    const turn = answering.getStore();
    const refusal = databaseRefusal.safeParse(error);
    if (turn && refusal.success) turn.refusal = refusal.data;
    return error;
  };
}

/**
 * @supabase/lite prints each refused statement with its parameters: with the visitor's name and
 * address. What it prints while it answers is dropped; `listen` logs its failures in one line.
 */
export function silenceLite(): () => void {
  const { error } = console;
  console.error = (...parts: unknown[]): void => {
    if (!answering.getStore()) error(...parts);
  };
  return () => {
    console.error = error;
  };
}
