import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";

import { onClientRender } from "../../framework/static-html.tsx";
import { answerLabels, chooserId, solutionQuestions } from "./content.ts";

const none = "----";
const pattern = /^[yn-]{4}$/;

const findChooser = () => document.getElementById(chooserId);

/** The checked answers, one letter a question; `-` where there is none. */
function readAnswers(): string {
  const chooser = findChooser();
  if (!chooser) return none;
  return solutionQuestions
    .map(
      ({ id }) => chooser.querySelector<HTMLInputElement>(`[name="${id}"]:checked`)?.value ?? "-",
    )
    .join("");
}

// The chooser may come later than the page, so its events are heard where they bubble to.
function subscribe(onChange: () => void): () => void {
  document.addEventListener("change", onChange);
  return () => document.removeEventListener("change", onChange);
}

/**
 * Keeps the chooser's answers in the address. The chooser is the page's own radio buttons and works without.
 *
 * @param saved answers from the address; anything but four of `y`, `n` and `-` counts as none
 * @returns the answered questions as lines of text, for the consultation's requirements
 */
export function useAnswers(saved: string | undefined): string {
  const { navigate } = useRouter();
  const answers = useSyncExternalStore(subscribe, readAnswers, () => none);

  // What a visitor chose before the script wins over the address.
  useEffect(() => {
    const restore = () => {
      if (readAnswers() !== none || saved === undefined || !pattern.test(saved)) return;
      solutionQuestions.forEach(({ id }, index) => {
        findChooser()
          ?.querySelector<HTMLInputElement>(`[name="${id}"][value="${saved[index]}"]`)
          ?.click();
      });
    };
    restore();
    return onClientRender(restore);
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
