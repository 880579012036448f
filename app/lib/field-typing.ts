import type { ComponentProps } from "react";

/** What a browser and its keyboard know of what is typed into a field. */
export type Typing = Pick<
  ComponentProps<"input">,
  | "autoCapitalize"
  | "autoComplete"
  | "autoCorrect"
  | "dir"
  | "enterKeyHint"
  | "inputMode"
  | "spellCheck"
>;

/** How they help with a field that is searched with. */
export const searchTyping: Typing = {
  autoCapitalize: "none",
  autoComplete: "off",
  autoCorrect: "off",
  dir: "auto",
  enterKeyHint: "search",
  inputMode: "search",
  spellCheck: false,
};
