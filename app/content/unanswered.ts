/**
 * No response came to a form that was sent. Whether it has arrived cannot be known. A file of its own, because
 * forms need it before they load the other messages.
 */
export const unanswered = {
  toast: {
    title: "No answer yet",
    description:
      "It may have arrived. What you typed is kept, and it is sent again when the connection returns.",
  },
  waiting:
    "No answer yet. It may have arrived, and it is sent again when the connection returns, while this page is open. It is stored once.",
  stop: "Do not send it again",
  stopped: "It is not sent again by itself. It may have arrived.",
  /** On a later visit. */
  before:
    "No answer came to what you sent from here. It may have arrived; sent again unchanged, it is stored once.",
} as const;
