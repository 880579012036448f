/**
 * Shows what a slider over a drawing stands at, moved by its keys or by a pointer over it.
 *
 * @param count of its values, from the left end of the drawing to the right one
 */
export function readSlider(slider: HTMLInputElement, count: number, show: () => void): void {
  slider.addEventListener("input", show);
  slider.addEventListener("pointermove", ({ offsetX }) => {
    slider.valueAsNumber = Math.floor((offsetX / slider.clientWidth) * count);
    show();
  });
}
