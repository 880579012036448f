import { whenAtRest } from "../../browser/moments.ts";
import { part } from "../../islands/parts.ts";

/**
 * The slides of the home page: shows the one whose button is pressed or whose time comes, and pauses
 * the rotation and the plan's packets. A button that is pressed before loads the page with its slide.
 */
export default function slides(hero: HTMLElement): void {
  const texts = hero.querySelector("[aria-live]");
  const pause = part(hero, "pause");
  if (!texts || !pause) return;
  const buttons = [...hero.querySelectorAll<HTMLButtonElement>("[name=slide]")];
  const show = (id: string) => {
    hero.dataset["changed"] = "slide";
    hero.dataset["slide"] = id;
    for (const button of buttons) button.setAttribute("aria-current", String(button.value === id));
    // The page has one h1: that of the current slide.
    for (const slide of texts.querySelectorAll<HTMLElement>("[data-of]")) {
      const old = slide.firstElementChild;
      const headline = document.createElement(slide.dataset["of"] === id ? "h1" : "p");
      headline.className = old?.className ?? "";
      headline.append(...(old?.childNodes ?? []));
      old?.replaceWith(headline);
    }
    hero.dispatchEvent(new Event("change"));
  };
  const speak = (isSpoken: boolean) => texts.setAttribute("aria-live", isSpoken ? "polite" : "off");
  const isPaused = () => hero.dataset["rotation"] === "paused";
  const rotate = (rotation: "auto" | "resumed" | "paused") => {
    hero.dataset["rotation"] = rotation;
    speak(isPaused());
  };
  whenAtRest(() => {
    rotate("auto");
  });
  // The slides' own event is the hero's.
  hero.addEventListener("change", ({ target }) => {
    if (target !== hero) hero.dataset["changed"] = "mode";
  });
  pause.parentElement?.addEventListener("click", (event) => {
    // What is clicked is an element.
    const button = (event.target as Element).closest("button");
    if (!button) return;
    event.preventDefault();
    if (button !== pause) {
      // What was asked for is read, also while the slides rotate.
      speak(true);
      show(button.value);
      return;
    }
    rotate(isPaused() ? "resumed" : "paused");
    const { other = "" } = pause.dataset;
    const label = pause.querySelector("span");
    pause.dataset["other"] = label?.textContent ?? "";
    if (label) label.textContent = other;
    // The packets of the plan hear it too.
    hero.dispatchEvent(new Event("change"));
  });
  hero.addEventListener("animationend", ({ animationName }) => {
    const next = buttons.find((button) => !button.matches("[aria-current=true]"));
    if (animationName !== "fill-bar" || !next) return;
    speak(isPaused());
    show(next.value);
  });
}
