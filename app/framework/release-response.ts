import { AsyncLocalStorage } from "node:async_hooks";

const eventStorage = Symbol.for("tanstack-start:event-storage");

/**
 * Releases the response that Start created last in this request. Start's event of a request references
 * the response, workerd's response the async context it was created in, and that context the event: a
 * cycle that workerd never collects (docs/decisions/0022).
 *
 * - Leans on: the key of Start's storage and the name `currentResponse` in what it holds.
 * - The public way: none; no export of Start's gives access to the event.
 * - When it breaks (`tests/worker/release-response.test.ts`): each rendered page stays in memory, and
 *   after 600 to 900 of them an isolate ends. Find both names in Start's `request-response`.
 */
export function releaseResponse(): void {
  const storage: unknown = Reflect.get(globalThis, eventStorage);
  if (!(storage instanceof AsyncLocalStorage)) return;
  const event: unknown = storage.getStore();
  if (typeof event === "object" && event !== null) Reflect.deleteProperty(event, "currentResponse");
}
