import { describeStep, lastStep, stepsPerHour } from "../../content/sample-day.ts";
import { part } from "../../islands/parts.ts";
import { readSlider } from "../../islands/read-slider.ts";

/**
 * Lets a visitor read the chart of a day: by pointing at a bar, or with the keys of its slider.
 */
export default function day(chart: HTMLElement): void {
  const range = chart.querySelector("input");
  const tag = part(chart, "tag");
  if (!range || !tag) return;
  const show = () => {
    const { tag: line, text, left, bar } = describeStep(range.valueAsNumber);
    tag.textContent = line;
    tag.style.left = left;
    tag.style.transform = `translateX(-${left})`;
    range.setAttribute("aria-valuetext", text);
    part(chart, "mark")?.setAttribute("d", bar);
  };
  const read = (step: number) => {
    range.valueAsNumber = step;
    show();
  };
  readSlider(range, lastStep + 1, show);
  range.addEventListener("pointerleave", () => read(Number(range.defaultValue)));
  range.addEventListener("keydown", (event) => {
    const move = { PageUp: stepsPerHour, PageDown: -stepsPerHour }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    read(range.valueAsNumber + move);
  });
  // Moved before this script arrived.
  show();
}
