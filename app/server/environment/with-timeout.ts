/**
 * Rejects when work takes too long. The work itself goes on: a call of a binding cannot be cancelled.
 *
 * @throws {DOMException} a `TimeoutError`, or whatever the work throws
 */
export function withTimeout<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return race<Value>(work, timeoutMs, (_, reject) => {
    reject(new DOMException(`no answer within ${timeoutMs} ms`, "TimeoutError"));
  });
}

/** The result of work, or the fallback when it takes too long. */
export function withFallback<Value, Fallback>(
  work: Promise<Value>,
  timeoutMs: number,
  fallback: Fallback,
): Promise<Value | Fallback> {
  return race<Value | Fallback>(work, timeoutMs, (resolve) => resolve(fallback));
}

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function race<Value>(
  work: Promise<Value>,
  timeoutMs: number,
  onTimeout: (resolve: (value: Value) => void, reject: (reason: unknown) => void) => void,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Value>((resolve, reject) => {
    timer = setTimeout(() => onTimeout(resolve, reject), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

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
