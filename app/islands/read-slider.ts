/**
 * Shows what a slider over a drawing stands at, moved by its keys or by a pointer over it.
 *
 * @param leave called when the mouse leaves it; what a finger has read stays when it is lifted
 */
export function readSlider(slider: HTMLInputElement, show: () => void, leave: () => void): void {
  slider.addEventListener("input", show);
  slider.addEventListener("pointermove", ({ offsetX }) => {
    const [min, max] = [Number(slider.min), Number(slider.max)];
    slider.valueAsNumber = min + Math.floor((offsetX / slider.clientWidth) * (max - min + 1));
    show();
  });
  slider.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") leave();
  });
}
