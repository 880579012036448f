import { answerDueAt, describeDeadline } from "../../content/deadlines.ts";
import { part } from "../../islands/parts.ts";
import { visitorZone } from "../../lib/zoned-time.ts";
import { promotionContent } from "./content.ts";

/** Names the time by which a sign-in comes that is asked for now, on the visitor's clock. */
export default function askNow(section: HTMLElement): void {
  const heading = part(section, "ask");
  const { by } = describeDeadline(answerDueAt("getStarted", Date.now()), visitorZone());
  if (heading) heading.textContent = promotionContent.days.askBy(by);
}
