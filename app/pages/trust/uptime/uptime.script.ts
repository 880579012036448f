import { part } from "../../../islands/parts.ts";
import { readSlider } from "../../../islands/read-slider.ts";
import { formatDay } from "../../../lib/format.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Lets a visitor read the bars of the last days: by pointing at one, or with the keys of their slider.
 */
export default function uptime(strip: HTMLElement): void {
  const range = strip.querySelector("input");
  const tag = part(strip, "day");
  if (!range || !tag) return;
  const { first = "", measured = "", down = "{}", up = "", none = "" } = strip.dataset;
  const downTexts: Record<string, string> = JSON.parse(down);

  const show = () => {
    const index = range.valueAsNumber;
    const date = new Date(Date.parse(first) + index * dayMs).toISOString();
    const text = downTexts[index] ?? (measured[index] === "1" ? up : none);
    tag.textContent = `${formatDay(date)}: ${text}`;
    range.setAttribute("aria-valuetext", tag.textContent);
    const share = (index - Number(range.min)) / (measured.length - Number(range.min));
    tag.style.setProperty("--at", String(index));
    tag.style.transform = `translateX(${-100 * share}%)`;
  };
  const leave = () => {
    tag.textContent = "";
  };
  // Phones show a part of the days, and all of them when they are turned.
  const fit = () => {
    const isRead = tag.textContent !== "";
    range.min = String(Math.round((1 - range.clientWidth / strip.clientWidth) * measured.length));
    show();
    if (!isRead) leave();
  };
  fit();
  window.addEventListener("resize", fit);
  readSlider(range, show, leave);
  range.addEventListener("focus", show);
  range.addEventListener("blur", leave);
  if (range.matches(":focus")) show();
}
