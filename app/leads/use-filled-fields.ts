import { useCallback, useState } from "react";

import { lastFormContent } from "../content/control-labels.ts";
import type { LastForm } from "../browser/last-form.ts";
import { ownField } from "../browser/own-fields.ts";
import { fillForm, focusFirstEmpty, forgetFilled, markFilled } from "./filled-fields.ts";

/** Fills a form from the one sent before it in this tab, and says so. */
export function useFilledFields() {
  const [held, setHeld] = useState<LastForm>({});
  const [said, setSaid] = useState("");

  const fill = useCallback((form: HTMLFormElement) => {
    const isFilled = fillForm(form);
    setHeld(markFilled(form));
    if (!isFilled) return;
    setSaid(lastFormContent.said);
    if (form.closest("dialog")) focusFirstEmpty(form);
  }, []);

  const follow = useCallback((form: HTMLFormElement) => setHeld(markFilled(form)), []);

  function clear(form: HTMLFormElement) {
    forgetFilled();
    setSaid(lastFormContent.cleared);
    ownField(form, "firstName")?.focus();
  }

  return { fill, follow, note: { held, said, onClear: clear } } as const;
}
