import { edgeExamples } from "../content.ts";

/** The scale runs from 1 ms to 1 s. */
export const decades = [1, 10, 100, 1000];
/** How far along the scale a time lies, from 0 to 1. */
export const share = (ms: number) => Math.log10(ms) / 3;
/** The same, for an attribute. */
export const at = (ms: number) => `${(100 * share(ms)).toFixed(2)}%`;
/** The part of the scale between two times. */
export const within = (from: number, to: number) =>
  `${(100 * (share(to) - share(from))).toFixed(2)}%`;
export const minor = [1, 10, 100].flatMap((decade) =>
  [2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * decade),
);
/** How long one frame of video is shown. */
export const frameMs = 1000 / edgeExamples.framesPerSecond;

/** "5", "10 ms", "1 s": only whole decades carry their unit. */
export const timeLabel = (ms: number) =>
  ms === 1000 ? "1 s" : decades.includes(ms) ? `${ms} ms` : `${ms}`;

/** Labels stay within the drawing at its ends. */
export const anchor = (ms: number) => (ms === 1 ? "start" : ms === 1000 ? "end" : "middle");
