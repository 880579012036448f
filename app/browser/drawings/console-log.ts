import { ease, logLineMs } from "../../config/motion.ts";
import { formatTime } from "../../lib/format.ts";

/** Between two lines of the log, by their own clock. */
const secondsBetween = 3;

/**
 * Runs the log of the console: lines come in while it is in view and nobody reads it, and the path of
 * the line that is pointed at, focused or pinned is lit on the map.
 *
 * @param figure `.console`
 */
export function runLog(figure: HTMLElement): void {
  const list = figure.querySelector<HTMLElement>(".console-log");
  const notes = [...figure.querySelectorAll(".console-note")];
  if (!list) return;
  const rest = notes.map(({ textContent }) => textContent);
  const lines = [...list.querySelectorAll("button")];
  let pointed: HTMLButtonElement | null = null;
  let pinned: HTMLButtonElement | null = null;

  const show = () => {
    const line = pointed ?? pinned;
    const path = line?.dataset["path"]?.split(" ") ?? [];
    for (const part of figure.querySelectorAll<SVGElement>("[data-part]")) {
      part.toggleAttribute("data-lit", path.includes(part.dataset["part"] ?? ""));
    }
    const [time, , action, verdict] = [...(line?.children ?? [])].map((word) => word.textContent);
    const words = line ? [action ?? "", `${time}, ${verdict}`] : rest;
    for (const [index, note] of notes.entries()) note.textContent = words[index] ?? "";
    notes[0]?.classList.toggle("console-warn", !line || line.classList.contains("console-warn"));
    // One Tab stop; the arrow keys go on from there.
    const stop = line ?? list.querySelector("button");
    for (const button of lines) {
      button.tabIndex = button === stop ? 0 : -1;
      button.setAttribute("aria-pressed", String(button === pinned));
    }
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
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const inOrder = [...list.querySelectorAll("button")];
      inOrder[inOrder.indexOf(line) + step]?.focus();
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
