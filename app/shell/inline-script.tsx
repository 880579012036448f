import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { dialogScript } from "../ui/dialog-script.ts";

// The browser keeps what it was sent, and carries none of it a second time.
const scriptOnServer = createIsomorphicFn()
  .server(() => ({ text: dialogScript, nonce: getGlobalStartContext()?.nonce }))
  .client(() => ({ text: "", nonce: undefined }));

/** The script that a page cannot wait for. It stands after all that it looks for. */
export function InlineScript() {
  const { text, nonce } = scriptOnServer();
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
