import { eachMinute } from "../../browser/each-minute.ts";
import { answerDueAt, describeDeadline } from "../../content/deadlines.ts";
import { part } from "../../islands/parts.ts";
import { visitorZone } from "../../lib/zoned-time.ts";

/** Names the time by which a sign-in comes that is asked for now, on the visitor's clock. */
export default function askNow(section: HTMLElement): void {
  const words = part(section, "ask-by");
  if (!words) return;
  eachMinute(() => {
    const { by } = describeDeadline(answerDueAt("getStarted", Date.now()), visitorZone());
    words.textContent = `by ${by}`;
  });
}
