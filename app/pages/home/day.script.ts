import { part } from "../../islands/parts.ts";
import { readSlider } from "../../islands/read-slider.ts";
import { isBrowsersKey } from "../../lib/is-browsers-key.ts";
import { bucketsOf, describeBucket } from "./day-bars.ts";

/**
 * Lets a visitor read the chart of a day: by pointing at a bar, or with the keys of its slider.
 */
export default function day(chart: HTMLElement): void {
  const range = chart.querySelector("input");
  const tag = part(chart, "tag");
  const buckets = bucketsOf(part(chart, "bars")?.getAttribute("d") ?? "");
  if (!range || !tag) return;
  const perHour = buckets.length / 24;
  const show = () => {
    const { text, left, bar } = describeBucket(buckets, range.valueAsNumber);
    tag.textContent = text;
    tag.style.left = left;
    tag.style.transform = `translateX(-${left})`;
    range.setAttribute("aria-valuetext", text);
    part(chart, "mark")?.setAttribute("d", bar);
  };
  const read = (bucket: number) => {
    range.valueAsNumber = bucket;
    show();
  };
  readSlider(range, show, () => read(Number(range.defaultValue)));
  range.addEventListener("keydown", (event) => {
    const move = { PageUp: perHour, PageDown: -perHour }[event.key];
    if (move === undefined || isBrowsersKey(event)) return;
    event.preventDefault();
    read(range.valueAsNumber + move);
  });
  // Moved before this script arrived.
  show();
}
