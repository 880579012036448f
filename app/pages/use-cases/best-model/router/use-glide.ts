import { useLayoutEffect, useRef, useState } from "react";

import type { Frame } from "./geometry.ts";

/** How long rows take to change places, in milliseconds. */
const rowsMs = 280;

/** The site's `ease`, cubic-bezier(.2, 0, 0, 1). */
function ease(time: number): number {
  if (time === 1) return 1;
  const at = (s: number) => 0.6 * s * (1 - s) ** 2 + s ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (at(middle) < time) low = middle;
    else high = middle;
  }
  return 3 * (1 - low) * low ** 2 + low ** 3;
}

const easeOut = (time: number) => 1 - (1 - time) ** 3;

const between = (from: readonly number[], to: readonly number[], share: number) =>
  share === 1 ? to : to.map((end, index) => (from[index] ?? end) * (1 - share) + end * share);

const isSame = (one: Frame, other: Frame) => JSON.stringify(one) === JSON.stringify(other);

export const movesLittle = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Moves rows and the live line from where they stand to where they belong; at once under reduced motion.
 *
 * @param liveMs how long the live line takes, in milliseconds
 * @returns what to draw now
 */
export function useGlide(target: Frame, liveMs: number): Frame {
  const [frame, setFrame] = useState(target);
  const glide = useRef({ shown: target, target, request: 0 });
  // After every render: a target that only came again goes on.
  useLayoutEffect(() => {
    const { current } = glide;
    if (isSame(current.target, target)) return;
    current.target = target;
    cancelAnimationFrame(current.request);
    const from = current.shown;
    const start = performance.now();
    const show = (now: number) => {
      const share = (ms: number) => Math.min(1, Math.max(0, now - start) / ms);
      current.shown = {
        ranks: between(from.ranks, target.ranks, ease(share(rowsMs))),
        live: target.live && between(from.live ?? target.live, target.live, easeOut(share(liveMs))),
      };
      setFrame(current.shown);
      if (now - start < Math.max(rowsMs, liveMs)) current.request = requestAnimationFrame(show);
    };
    show(movesLittle() ? Infinity : start);
  });
  return frame;
}
