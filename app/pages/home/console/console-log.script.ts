import { ease, logLineMs } from "../../../config/motion.ts";
import { part, parts } from "../../../islands/parts.ts";
import { rove } from "../../../islands/rove.ts";
import { formatTime } from "../../../lib/format.ts";

/** Between two lines of the log, by their own clock. */
const secondsBetween = 3;

/**
 * Runs the log of the console: lines come in while it is in view and nobody reads it, and the path of
 * the line that is pointed at, focused or pinned is lit on the map.
 */
export default function consoleLog(figure: HTMLElement): void {
  const list = part(figure, "log");
  const notes = parts(figure, "note");
  if (!list) return;
  const rest = notes.map(({ textContent }) => textContent);
  const inOrder = () => [...list.querySelectorAll("button")];
  const lines = inOrder();
  let pointed: HTMLButtonElement | null = null;
  let pinned: HTMLButtonElement | null = null;
  const setStop = rove(list, { controls: inOrder, along: "column" });

  const show = () => {
    const line = pointed ?? pinned;
    const path = line?.dataset["path"]?.split(" ") ?? [];
    for (const shape of figure.querySelectorAll<SVGElement>("[data-part]")) {
      shape.toggleAttribute("data-lit", path.includes(shape.dataset["part"] ?? ""));
    }
    const [time, , action, verdict] = [...(line?.children ?? [])].map((word) => word.textContent);
    const words = line ? [action ?? "", `${time}, ${verdict}`] : rest;
    for (const [index, note] of notes.entries()) note.textContent = words[index] ?? "";
    notes[0]?.toggleAttribute("data-refused", !line || line.hasAttribute("data-refused"));
    setStop(line ?? inOrder()[0]);
    for (const button of lines) button.setAttribute("aria-pressed", String(button === pinned));
  };
  const point = (line: HTMLButtonElement | null) => {
    pointed = line;
    show();
  };

  for (const line of lines) {
    line.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") point(line);
    });
    line.addEventListener("pointerleave", () => point(null));
    line.addEventListener("focus", () => point(line));
    line.addEventListener("blur", () => point(null));
    line.addEventListener("click", () => {
      pinned = line === pinned ? null : line;
      show();
    });
    line.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        pinned = null;
        point(null);
      }
    });
  }
  point(lines.find((line) => line.matches(":hover, :focus")) ?? null);

  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The calls repeat: the oldest line comes in anew, with the next time.
  setInterval(() => {
    const isRead = pointed ?? pinned ?? figure.contains(document.activeElement);
    const [newest, oldest] = [list.firstElementChild, list.lastElementChild];
    if (isRead || document.hidden || !figure.hasAttribute("data-in-view") || !newest || !oldest)
      return;
    const time = Date.parse(`1970-01-01T${newest.querySelector("span")?.textContent}Z`);
    const clock = oldest.querySelector("span");
    if (clock) clock.textContent = formatTime(time / 1000 + secondsBetween);
    list.prepend(oldest);
    list.animate([{ transform: `translateY(-${oldest.clientHeight}px)` }, {}], {
      duration: 200,
      easing: ease,
    });
    show();
  }, logLineMs);
}
