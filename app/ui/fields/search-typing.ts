import type { Typing } from "./field.tsx";

/** How a browser and its keyboard help with a field that is searched with. */
export const searchTyping: Typing = {
  autoCapitalize: "none",
  autoComplete: "off",
  autoCorrect: "off",
  dir: "auto",
  enterKeyHint: "search",
  inputMode: "search",
  spellCheck: false,
};
