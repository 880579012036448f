import { useEffect, useRef, useState } from "react";

import { models, routerContent } from "./content.ts";
import { answeredAfter, type Failover, isOver, timeoutMs } from "./failover.ts";

/** A choice is announced when it has stood for so many milliseconds. */
const restMs = 300;

/**
 * @param choice the chosen model's index; null where none answers
 * @returns what a screen reader is told: another choice once it stands, a failover once it is over
 */
export function useAnnouncement(choice: number | null, failover: Failover | null): string {
  const [said, setSaid] = useState("");
  // What was last heard of.
  const heard = useRef(choice);
  const isRunning = failover !== null && !isOver(failover);
  const sentence = failover && isOver(failover) ? failoverSentence(failover) : null;
  const next = failover?.next ?? null;

  useEffect(() => {
    if (sentence === null) return undefined;
    heard.current = next;
    const timer = setTimeout(() => setSaid(sentence));
    return () => clearTimeout(timer);
  }, [sentence, next]);

  useEffect(() => {
    const chosen = choice === null ? undefined : models[choice];
    if (isRunning || !chosen || choice === heard.current) return undefined;
    const timer = setTimeout(() => {
      heard.current = choice;
      setSaid(routerContent.answersFor(chosen));
    }, restMs);
    return () => clearTimeout(timer);
  }, [choice, isRunning]);

  return said;
}

function failoverSentence(failover: Failover): string {
  const name = models[failover.model]?.name ?? "";
  const next = failover.next === null ? undefined : models[failover.next];
  return next
    ? routerContent.failedOver(name, timeoutMs, next, answeredAfter(failover))
    : routerContent.noneLeft(name, timeoutMs);
}
