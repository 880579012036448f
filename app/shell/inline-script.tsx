import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";

import { dialogScript } from "../ui/dialog/dialog-script.ts";

// The browser leaves the script of the HTML as it is; its bundle does not contain it.
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
