import { sliderRestMs } from "../../config/timings.ts";
import { part } from "../../islands/parts.ts";

/** Says the sentence of the tier that a visitor chooses; the drawing itself follows without script. */
export default function whoseMachine(drawing: HTMLElement): void {
  let timer = 0;
  drawing.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const sentence = drawing.querySelector(`[data-sentence="${target.value}"]`);
      const said = part(drawing, "said");
      if (said) said.textContent = sentence?.textContent ?? "";
    }, sliderRestMs);
  });
}
