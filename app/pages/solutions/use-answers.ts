import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";

import { answerLabels, chooserId, solutionQuestions } from "./content.ts";

const none = "----";
const pattern = /^[yn-]{4}$/;

function findForm(): HTMLFormElement | null {
  const form = document.getElementById(chooserId);
  return form instanceof HTMLFormElement ? form : null;
}

/** The checked answers, one letter a question; `-` where there is none. */
function readAnswers(): string {
  const form = findForm();
  if (!form) return none;
  return solutionQuestions
    .map(({ id }) => form.querySelector<HTMLInputElement>(`[name="${id}"]:checked`)?.value ?? "-")
    .join("");
}

function subscribe(onChange: () => void): () => void {
  const form = findForm();
  form?.addEventListener("change", onChange);
  return () => form?.removeEventListener("change", onChange);
}

/**
 * Keeps the chooser's answers in the address. The chooser is the browser's own form and works without.
 *
 * @param saved answers from the address; anything but four of `y`, `n` and `-` counts as none
 * @returns the answered questions as lines of text, for the consultation's requirements
 */
export function useAnswers(saved: string | undefined): string {
  const { navigate } = useRouter();
  const answers = useSyncExternalStore(subscribe, readAnswers, () => none);

  // What a visitor chose before the script wins over the address.
  useEffect(() => {
    if (readAnswers() !== none || saved === undefined || !pattern.test(saved)) return;
    solutionQuestions.forEach(({ id }, index) => {
      findForm()
        ?.querySelector<HTMLInputElement>(`[name="${id}"][value="${saved[index]}"]`)
        ?.click();
    });
  }, [saved]);

  useEffect(() => {
    if (answers === none || answers === saved) return;
    void navigate({
      to: "/solutions",
      search: { a: answers },
      hash: true,
      replace: true,
      resetScroll: false,
    });
  }, [answers, saved, navigate]);

  return solutionQuestions
    .flatMap(({ question }, index) => {
      const answer = answers[index];
      return answer === "y" || answer === "n" ? [`${question} ${answerLabels[answer]}`] : [];
    })
    .join("\n");
}
