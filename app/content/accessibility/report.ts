import { operable } from "./operable.ts";
import { perceivable } from "./perceivable.ts";
import { understandable } from "./understandable.ts";

/** How often Orca, with Firefox on a busy machine, announced a dialog that opened. */
const dialogRuns = { announced: 1, of: 16 } as const;

/**
 * The answer to each of the 55 criteria of WCAG 2.2, levels A and AA. `/accessibility` and
 * `docs/accessibility.md` are made from it, and `npm run release` refuses one that is too old.
 */
export const accessibilityReport = {
  /** When every row was last compared with the tests and the pages. */
  reviewed: "2026-11-29",
  maxAgeDays: 90,
  dialogRuns,
  criteria: [...perceivable, ...operable, ...understandable],
  /** Each with what a person did with it. */
  screenReaders: [
    [
      "Orca with Firefox, on Linux",
      `Not done by a person. In November 2026 a program recorded what it speaks. When a form fails, it speaks the field, that it is invalid, and the message. When a dialog opened on a busy machine, it spoke the name and the first field in ${dialogRuns.announced} of ${dialogRuns.of} runs, and nothing in the others.`,
    ],
    ["NVDA with Firefox, on Windows", "Not done"],
    ["JAWS with Chrome, on Windows", "Not done"],
    ["VoiceOver with Safari, on macOS and iOS", "Not done"],
    ["TalkBack with Chrome, on Android", "Not done"],
  ],
} as const;
