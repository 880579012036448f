import { honeypotLabel } from "../../content/control-labels.ts";

/** Name of the field that only programs fill in. */
export const honeypotName = "website";

/** 1Password, Bitwarden, LastPass, Dashlane and Proton Pass each read a mark of their own. */
const ignoredByPasswordManagers = {
  "data-1p-ignore": "",
  "data-bwignore": "",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "",
};

/**
 * A field that no person sees and most programs fill in. A lead sent with it is stored as
 * quarantined; where a browser has no styles, its label says so much.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {honeypotLabel}
        <input
          type="text"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          {...ignoredByPasswordManagers}
        />
      </label>
    </div>
  );
}
