import { setInAddress } from "../lib/set-in-address.ts";

const none = "-";

/**
 * Keeps the radio buttons of a group in the address: one letter for each question, `-` where nothing is
 * chosen. What a visitor chose before the script wins over the address.
 */
export function keepChoicesInAddress(): void {
  const group = document.querySelector<HTMLElement>("[data-address]");
  const name = group?.dataset["address"];
  if (!group || name === undefined) return;
  const questions = [...group.querySelectorAll("[role=group]")];
  const read = () =>
    questions
      .map((question) => question.querySelector<HTMLInputElement>(":checked")?.value ?? none)
      .join("");
  const saved = new URLSearchParams(window.location.search).get(name) ?? "";
  if (read() === none.repeat(questions.length) && saved.length === questions.length) {
    questions.forEach((question, index) => {
      for (const choice of question.querySelectorAll("input")) {
        if (choice.value === saved[index]) choice.checked = true;
      }
    });
  }
  group.addEventListener("change", () => {
    setInAddress(`${name}=${read()}`);
  });
}

/** Marks the choices that a visitor pressed: one that is the default says something once it was pressed. */
export function markPressedChoices(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement) target.dataset["pressed"] = "";
  });
}
