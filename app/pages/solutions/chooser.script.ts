import { setInAddress } from "../../lib/set-in-address.ts";

const parameter = "a";
const none = "-";

/**
 * Keeps the answers in the address: one letter for each question, `-` where nothing is chosen. What a
 * visitor chose before the script wins over the address.
 */
export default function chooser(group: HTMLElement): void {
  const questions = [...group.querySelectorAll("[role=group]")];
  const read = () =>
    questions
      .map((question) => question.querySelector<HTMLInputElement>(":checked")?.value ?? none)
      .join("");
  const keep = () => setInAddress(`${parameter}=${read()}`);
  const saved = new URLSearchParams(window.location.search).get(parameter) ?? "";
  if (read() !== none.repeat(questions.length)) keep();
  else if (saved.length === questions.length) {
    questions.forEach((question, index) => {
      for (const choice of question.querySelectorAll("input")) {
        if (choice.value === saved[index]) choice.checked = true;
      }
    });
  }
  group.addEventListener("change", keep);
}
