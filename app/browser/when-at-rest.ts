import { restMs } from "../config/motion.ts";

/** Calls back when the page has loaded and stood still for a moment. What moves by itself waits for it. */
export function whenAtRest(then: () => void): void {
  const wait = () => setTimeout(then, restMs);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
