import { buttonClass } from "../ui/button.tsx";
import { unanswered } from "../content/unanswered.ts";
import type { SendFailure } from "./send-form.ts";

type NoAnswerNoticeProps = {
  failure: SendFailure | null;
  /** Ends the tries; undefined where there are none. */
  stopWaiting: (() => void) | undefined;
  className: string | undefined;
};

/** Says in a form that no response came, and offers to stop sending it again. */
export function NoAnswerNotice({ failure, stopWaiting, className }: NoAnswerNoticeProps) {
  if (failure?.failure !== "unanswered") return null;
  return (
    <div role="status" className={`border border-warn px-16px py-12px t-note ${className}`}>
      <p>{failure.text}</p>
      {stopWaiting && (
        <button
          type="button"
          name="stop"
          onClick={({ currentTarget: { form } }) => {
            stopWaiting();
            // This button goes.
            form?.querySelector<HTMLElement>("button[type=submit]")?.focus();
          }}
          className={`${buttonClass({ variant: "evidence" })} mt-8px`}
        >
          {unanswered.stop}
        </button>
      )}
    </div>
  );
}
