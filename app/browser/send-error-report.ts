import { sendPageReport } from "./page-reports.ts";

/** A page that fails in a loop is one fault. */
const maxReports = 3;
const maxFrames = 5;

const sent = new Set<string>();

/**
 * Sends the class of an error and the places in our files that it passed, for which the build keeps
 * source maps. Its message stays here: it may quote what a visitor typed. An error that passed none of
 * our files comes from an extension or another host's script.
 */
export function sendErrorReport(thrown: unknown): void {
  if (!(thrown instanceof Error)) return;
  const places = (thrown.stack ?? "").matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g);
  const frames = [...places].map(([, place]) => place).slice(0, maxFrames);
  if (frames.length === 0) return;
  const report = { name: thrown.name, frames };
  const key = JSON.stringify(report);
  if (sent.has(key) || sent.size >= maxReports) return;
  sent.add(key);
  sendPageReport("error", report);
}
