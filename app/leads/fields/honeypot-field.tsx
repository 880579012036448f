/** Name of the field that only programs fill in. */
export const trapName = "website";

/**
 * A field that no person sees and most programs fill in. What is sent with it is kept, but
 * quarantined.
 */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
