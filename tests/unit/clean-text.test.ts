import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { leadSchemas } from "../../app/leads/contract.ts";
import { cleanText } from "../../app/lib/clean-text.ts";

const complete: Record<string, string> = {
  firstName: "Maya",
  lastName: "Okonjo",
  email: "maya@northgate.example",
  company: "Northgate",
  phone: "+1 555 0100",
  message: "In March, please.",
  subject: "A pilot",
};

const messages = (kind: "getStarted" | "contactPage", fields: Record<string, string>) =>
  v
    .safeParse(leadSchemas[kind], { ...complete, ...fields }, { abortPipeEarly: true })
    .issues?.map(({ message }) => message) ?? [];

const named: [name: string, character: string][] = [
  ["soft hyphen", "\u00ad"],
  ["Arabic letter mark", "\u061c"],
  ["Hangul choseong filler", "\u115f"],
  ["Hangul jungseong filler", "\u1160"],
  ["Mongolian vowel separator", "\u180e"],
  ["zero width space", "\u200b"],
  ["left-to-right mark", "\u200e"],
  ["right-to-left mark", "\u200f"],
  ["left-to-right embedding", "\u202a"],
  ["right-to-left embedding", "\u202b"],
  ["pop directional formatting", "\u202c"],
  ["left-to-right override", "\u202d"],
  ["right-to-left override", "\u202e"],
  ["word joiner", "\u2060"],
  ["invisible plus", "\u2064"],
  ["left-to-right isolate", "\u2066"],
  ["right-to-left isolate", "\u2067"],
  ["first strong isolate", "\u2068"],
  ["pop directional isolate", "\u2069"],
  ["Hangul filler", "\u3164"],
  ["byte order mark", "\ufeff"],
  ["halfwidth Hangul filler", "\uffa0"],
  ["interlinear annotation anchor", "\ufff9"],
  ["tag letter a", "\u{e0061}"],
];

describe("characters that nobody sees, or that turn the direction of what follows", () => {
  test.each(named)("%s goes from any text, and alone it is no name", (_, character) => {
    expect(cleanText(`Ma${character}ya`)).toBe("Maya");
    expect(cleanText(`${character}Maya${character}`)).toBe("Maya");
    for (const firstName of [character, character.repeat(50), ` ${character} ${character}`]) {
      expect(messages("getStarted", { firstName })).toEqual(["First name is required"]);
    }
    expect(messages("contactPage", { firstName: `M${character}` })).toEqual([
      "First name must be at least 2 characters",
    ]);
    // Neither does it fill up a limit.
    expect(messages("getStarted", { firstName: "x".repeat(50) + character })).toEqual([]);
  });

  test.each([
    ["zero width joiner", "\u200d"],
    ["zero width non-joiner", "\u200c"],
    ["both", "\u200c\u200d"],
    ["variation selector", "\ufe0f"],
    ["blank Braille pattern", "\u2800"],
    ["combining grapheme joiner", "\u034f"],
  ])("%s alone is no name either", (_, character) => {
    for (const firstName of [character, ` ${character} ${character} `]) {
      expect(messages("getStarted", { firstName })).toEqual(["First name is required"]);
    }
  });

  test.each([
    ["Persian, a non-joiner inside a word", "نمی\u200cخواهم"],
    ["Hindi, a joiner inside a word", "क्\u200dष"],
    ["Sinhala, a joiner inside a name", "ශ්\u200dරී ලංකා"],
    ["Malayalam, a joiner at the end of a word", "മോഹന്\u200d കുമാര്"],
    ["an emoji of a family", "👨\u200d👩\u200d👧"],
    ["an emoji with a presentation selector at the end", "❤\ufe0f"],
    ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
    ["a key cap", "1\ufe0f\u20e3"],
    ["a Japanese name with the variant of a character", "葛\u{e0100}城"],
    ["a Mongolian letter with its variant", "ᠠ\u180b"],
    ["Hebrew and Arabic", "שלום، مرحبا"],
    ["an accent of its own", "e\u0301"],
  ])("%s is left as it is", (_, text) => {
    expect(cleanText(text)).toBe(text);
    expect(messages("getStarted", { firstName: text })).toEqual([]);
  });

  test.each(["\u200c", "\u200d"])("%j goes from both ends, and from between blanks", (joiner) => {
    expect(cleanText(`${joiner}Maya${joiner}${joiner}`)).toBe("Maya");
    expect(cleanText(` ${joiner} Maya ${joiner} `)).toBe("Maya");
    expect(cleanText(`Maya ${joiner} Okonjo`)).toBe("Maya  Okonjo");
  });

  // The repair of broken pairs comes first: afterwards the halves are one character.
  test.each([
    ["a tag letter", "\uDB40\u200B\uDC41"],
    ["a tag letter around a control character", "\uDB40\u0001\uDC41"],
    ["a variation selector", "\uDB40\u202E\uDD00"],
  ])("halves of %s do not join when what stands between them is dropped", (_, halves) => {
    expect(cleanText(`Ma${halves}ya`)).toBe("Ma\uFFFD\uFFFDya");
  });

  test.each([
    ["after a Latin letter", "Maya\ufe0f", "Maya"],
    ["after a digit", "555\ufe0f0100", "5550100"],
    ["after a blank", "Maya \ufe0f Okonjo", "Maya  Okonjo"],
    ["a hundred after one emoji", `❤${"\ufe0f".repeat(100)}`, "❤\ufe0f"],
    ["one of each after one emoji", "❤\ufe0f\ufe0e\u{e0100}", "❤\ufe0f"],
    ["of another script after an emoji", "❤\u{e0100}", "❤"],
    ["of an emoji after a Chinese character", "葛\ufe0f城", "葛城"],
    ["a Mongolian one after a Latin letter", "Ma\u180bya", "Maya"],
    ["hidden characters between base and selector", "❤\u200b\ufe0f", "❤\ufe0f"],
  ])("a variation selector %s: %j becomes %j", (_, typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });

  test("nothing changes when it is cleaned again", () => {
    const parts = ["a", "❤", "葛", " ", "\n", "\ufe0f", "\u{e0100}", "\u200d", "\u200c", "\u200b"];
    for (let index = 0; index < 10 ** 5; index += 7) {
      const text = String(index)
        .split("")
        .map((digit) => parts[Number(digit)])
        .join("");
      const cleaned = cleanText(text);
      expect(cleanText(cleaned)).toBe(cleaned);
    }
  });

  test("half of a surrogate pair becomes the replacement character, as `toWellFormed` has it", () => {
    const halves = [
      "a\ud83d",
      "\ude00b",
      "a\ud83d\ude00b",
      "\ud83d\ud83d\ude00\ude00",
      "\ude00\ud83d",
    ];
    for (const text of halves) expect(cleanText(text)).toBe(text.toWellFormed());
  });

  // In quadratic time half a MiB would take minutes, and the test would fail for that.
  test.each(["\u200d", "\ufe0f", " \u200d", " ", "\u200d ", "\r", "\u200b"])(
    "half a MiB of %j is dropped as one of them is",
    (part) => {
      const text = part.repeat(2 ** 19 / part.length);
      expect(cleanText(text)).toBe("");
      expect(cleanText(`${text}x`)).toBe("x");
    },
  );

  test("half a MiB of emoji and of joined letters stays as it is", () => {
    const hearts = "❤\ufe0f".repeat(2 ** 18);
    expect(cleanText(hearts) === hearts).toBe(true);
    const joined = "a\u200d".repeat(2 ** 18);
    expect(cleanText(`${joined}x`) === `${joined}x`).toBe(true);
    expect(cleanText(joined) === joined.slice(0, -1)).toBe(true);
  });
});

describe("line breaks: stored with LF, whichever way they came", () => {
  test.each([
    ["One.\r\nTwo.\r\n\r\nThree.", "One.\nTwo.\n\nThree."],
    ["One.\rTwo.", "One.\nTwo."],
    ["One.\nTwo.", "One.\nTwo."],
    ["One.\r\r\nTwo.", "One.\n\nTwo."],
  ])("%j becomes %j", (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });

  test("the limit of 1000 characters counts a line break once", () => {
    const lines = (breaks: string) => `x${breaks}`.repeat(499) + "xx";
    expect(lines("\n")).toHaveLength(1000);
    expect(messages("getStarted", { message: lines("\r\n") })).toEqual([]);
    expect(messages("getStarted", { message: `${lines("\r\n")}x` })).toEqual([
      "Message must be less than 1000 characters",
    ]);
  });

  test("the shortest message counts it once too", () => {
    expect(messages("contactPage", { message: "x\r\nx\r\nx\r\nx" })).toEqual([
      "Message must be at least 10 characters",
    ]);
  });
});
