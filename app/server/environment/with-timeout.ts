import { withFallback } from "../../lib/with-fallback.ts";

const late = Symbol("late");

/**
 * Rejects when work takes too long. The work itself goes on: a call of a binding cannot be cancelled.
 *
 * @throws {DOMException} a `TimeoutError`, or whatever the work throws
 */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const result = await withFallback(work, timeoutMs, late);
  if (result !== late) return result;
  throw new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError");
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * @param binding of the Worker, all of whose methods return promises
 * @returns the same binding; each of its calls ends within `timeoutMs`
 */
export function withCallTimeouts<Binding extends object>(
  binding: Binding,
  timeoutMs: number,
): Binding {
  return new Proxy(binding, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      // Reflect.apply and not method.apply: on a service binding that would be a remote method's name.
      return async (...parameters: unknown[]) =>
        withTimeout(Promise.resolve(Reflect.apply(method, target, parameters)), timeoutMs);
    },
  });
}
