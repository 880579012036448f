import { setResponseHeader } from "@tanstack/react-start/server";

/** The time, for the loader of a page whose words depend on the day: the page lives until it ends in UTC. */
export function timeOfPage(): Date {
  const now = new Date();
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  setResponseHeader("expires", midnight.toUTCString());
  return now;
}
