import { monitor } from "../../config/monitoring.ts";
import type { Environment } from "./environment.ts";
import { isolateMemory } from "./isolate-memory.ts";

/** Of each alert, when this isolate last logged it; milliseconds since 1970. */
const loggedOf = isolateMemory(() => new Map<string, number>());

/**
 * Whether an alert is due, which is then taken as logged: an isolate logs each once an hour.
 *
 * @param name what the alert is about
 */
export function isAlertDue(name: string, environment: Environment): boolean {
  const logged = loggedOf(environment);
  const now = Date.now();
  if (now - (logged.get(name) ?? 0) < monitor.repeatMs) return false;
  logged.set(name, now);
  return true;
}

/** Takes it back where nobody was told. */
export const forgetAlert = (name: string, environment: Environment): void => {
  loggedOf(environment).delete(name);
};
