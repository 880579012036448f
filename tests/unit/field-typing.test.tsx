import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { searchTyping } from "../../app/lib/field-typing.ts";
import { HoneypotField } from "../../app/leads/fields/honeypot-field.tsx";
import { fieldsOf, leadKindNames, typingIn } from "../../app/leads/form-fields.ts";

/** A row of the table: what a keyboard, a dictionary and a filler of forms are told of a field. */
const row = (
  autoComplete: string | null,
  inputMode: string | null,
  autoCapitalize: string | null,
  isChecked: boolean,
  enterKeyHint: string,
  dir: string | null = "auto",
) => ({ autoComplete, inputMode, autoCapitalize, isChecked, enterKeyHint, dir });

const lines = row(null, null, "sentences", true, "enter");
const sentence = row(null, null, "sentences", true, "next");
const email = row("email", "email", null, false, "next");
// The direction of a telephone number is the browser's own: left to right.
const phone = row("tel", "tel", "none", false, "next", null);
const person = {
  firstName: row("given-name", null, "words", false, "next"),
  lastName: row("family-name", null, "words", false, "next"),
  email,
  company: row("organization", null, "words", false, "next"),
};

/** Every field that is typed into, of every form. */
const table: Record<(typeof leadKindNames)[number], Record<string, ReturnType<typeof row>>> = {
  getStarted: { ...person, phone, message: lines },
  hireMe: { ...person, phone, requirements: lines },
  contactUs: { ...person, phone, message: lines },
  consultation: { ...person, whatsappNumber: phone, requirements: lines },
  partner: {
    ...person,
    phone,
    partnerType: sentence,
    expectedRevenue: sentence,
    message: lines,
  },
  newsletter: { email: { ...email, enterKeyHint: "send" } },
  contactPage: { ...person, phone, subject: sentence, message: lines },
};

describe.each(leadKindNames)("%s", (kind) => {
  test("each field tells keyboards, dictionaries and fillers of forms what it takes", () => {
    const told = Object.keys(fieldsOf(kind)).flatMap((name) => {
      const typing = typingIn(kind, name);
      if (!typing) return [];
      const { autoComplete, inputMode, autoCapitalize, enterKeyHint, dir, spellCheck } = typing;
      expect(typing.autoCorrect, name).toBe(spellCheck ? "on" : "off");
      const isChecked = spellCheck === true;
      return [
        [
          name,
          {
            autoComplete: autoComplete ?? null,
            inputMode: inputMode ?? null,
            autoCapitalize: autoCapitalize ?? null,
            isChecked,
            enterKeyHint,
            dir: dir ?? null,
          },
        ],
      ];
    });
    expect(Object.fromEntries(told)).toEqual(table[kind]);
  });
});

test("a field that is searched with takes what is typed as it is", () => {
  expect(searchTyping).toEqual({
    autoCapitalize: "none",
    autoComplete: "off",
    autoCorrect: "off",
    dir: "auto",
    enterKeyHint: "search",
    inputMode: "search",
    spellCheck: false,
  });
});

test("password managers and fillers of forms leave the honeypot alone", () => {
  const html = renderToStaticMarkup(<HoneypotField />);
  for (const mark of [
    'autoComplete="off"',
    "data-1p-ignore",
    "data-bwignore",
    'data-lpignore="true"',
    'data-form-type="other"',
    "data-protonpass-ignore",
  ]) {
    expect(html).toContain(mark);
  }
});
