import { eachMinute } from "../../browser/each-minute.ts";
import { officeAt, officeHours } from "../../content/deadlines.ts";
import { part, parts } from "../../islands/parts.ts";
import { cityOf, formatTime, visitorZone, wallTime } from "../../lib/zoned-time.ts";
import { describePhoneHours, weekContent } from "./week-content.ts";
import { hoursOfWeek, weekTimes } from "./week-times.ts";

/**
 * Shows the week and the hours of the phone in the visitor's time, where the browser knows their zone,
 * and by when what they write at an hour is answered. The thumb starts at now.
 */
export default function contactUs(page: HTMLElement): void {
  const week = part(page, "week");
  const range = week?.querySelector("input");
  if (!week || !range) return;
  const zone = visitorZone();
  /** Where the thumb stands. */
  let hour = 0;
  const show = (time: number) => {
    showWeek(week, range, time, zone);
    hour = range.valueAsNumber;
  };
  const { at } = week.dataset;
  const start = at === undefined ? Date.now() : Number(at);
  const { timeAt } = weekTimes(start, zone);
  // Moved before this script arrived; the browser rounds what the page says.
  const moved = range.valueAsNumber;
  const isMoved = Math.abs(moved - Number(range.defaultValue)) > 0.5;
  show(isMoved ? timeAt(moved) : start);
  range.addEventListener("input", () => {
    const before = hour;
    const to = range.valueAsNumber;
    show(timeAt(to));
    // The clocks skip that hour: one more, the same way.
    if (Math.round(hour - before) === 0) show(timeAt(2 * to - before));
  });
  // A message was sent: `show-receipt.tsx` says when.
  week.addEventListener("sent", () => show(Number(week.dataset["at"])));
  const phone = part(page, "phone");
  if (!phone || zone === null) return;
  eachMinute(() => {
    phone.textContent = describePhone(Date.now(), zone);
  });
}

function showWeek(week: HTMLElement, range: HTMLInputElement, time: number, zone: string | null) {
  const times = weekTimes(time, zone);
  const { written, answered, open, writtenBy, answeredBy } = times;
  range.min = String(written % 1);
  range.max = String(hoursOfWeek - 1 + (written % 1));
  range.valueAsNumber = written;
  range.setAttribute("aria-valuetext", `${writtenBy}: answered by ${answeredBy}`);
  const { zones, sentence } = weekContent;
  const write = (name: string, text: string) => {
    const element = part(week, name);
    if (element) element.textContent = text;
  };
  const [first, second] = sentence(times);
  write("sentence", first);
  write("note", second);
  if (zone !== null) write("zone", zones.visitor(cityOf(zone) ?? zone));
  place(part(week, "written"), Math.floor(written / 24), written % 24, 24);
  place(part(week, "answered"), Math.floor(answered / 24), 0, answered % 24);
  for (const [index, element] of parts(week, "open").entries()) {
    const hours = open[index];
    element.hidden = hours === undefined;
    if (hours) place(element, hours.day, hours.from, hours.to);
  }
  for (const [index, element] of parts(week, "office-hour").entries()) {
    element.textContent = `${times.officeHours[index]} `;
  }
  for (const [index, element] of parts(week, "day").entries()) {
    element.toggleAttribute("data-written", index === Math.floor(written / 24));
  }
}

function place(element: HTMLElement | null, day: number, from: number, to: number): void {
  for (const [name, value] of Object.entries({ day, from, to })) {
    element?.style.setProperty(`--${name}`, String(value));
  }
}

/** `6 pm`, `midnight`. */
const formatClosing = (wall: number) => formatTime(wall, true).replace(/^12\sam$/, "midnight");

/** When the phone is answered where the visitor is, and when next. */
function describePhone(now: number, zone: string): string {
  const { isOpen, nextOpens } = officeAt(now);
  const [hours] = officeHours(nextOpens, nextOpens + 1);
  const [opens, closes] = [hours?.opens ?? nextOpens, hours?.closes ?? nextOpens].map((time) =>
    formatClosing(wallTime(time, zone)),
  );
  return describePhoneHours({ opens, closes, isOpen, nextOpens, zone });
}
