import { honeypotLabel } from "../../content/control-labels.ts";

/** Name of the field that only programs fill in. */
export const honeypotName = "website";

/**
 * A field that no person sees and most programs fill in. A lead sent with it is stored as
 * quarantined; where a browser has no styles, its label says so much.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {honeypotLabel}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
