import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { understandable } from "./understandable.ts";

/**
 * The answer to each of the 55 criteria of WCAG 2.2, levels A and AA. `/accessibility` and
 * `docs/accessibility.md` are made from it, and `npm run release` refuses one that is too old.
 */
export const accessibilityReport = {
  /** When every row was last compared with the tests and the pages. */
  reviewed: "2026-11-29",
  maxAgeDays: 90,
  criteria: [...perceivable, ...operable, ...understandable],
  /** Each with what a person did with it. */
  screenReaders: [
    [
      "Orca with Firefox, on Linux",
      "Not done by a person. A program recorded in November 2026 what it says. A form that fails: the field, that it is invalid, and its message. A dialog that opens: its name and first field once in 16 times, else nothing, on a busy machine.",
    ],
    ["NVDA with Firefox, on Windows", "Not done"],
    ["JAWS with Chrome, on Windows", "Not done"],
    ["VoiceOver with Safari, on macOS and iOS", "Not done"],
    ["TalkBack with Chrome, on Android", "Not done"],
  ],
} as const;
