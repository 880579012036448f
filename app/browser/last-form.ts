const key = "last-form";

/** What was typed into the form that was sent last from this tab, by what `autocomplete` calls it. */
export type LastForm = Readonly<Partial<Record<string, string>>>;

/** @returns null where no form was sent, storage is forbidden, or the browser sends Global Privacy Control */
export function lastForm(): LastForm | null {
  if (navigator.globalPrivacyControl) return null;
  try {
    // Only this file writes under this key.
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as LastForm | null;
  } catch {
    return null;
  }
}

/** Keeps it for the next form of this tab, in place of what was kept before; null forgets it. */
export function keepLastForm(values: LastForm | null): void {
  try {
    if (values === null || navigator.globalPrivacyControl) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: the next form starts empty.
  }
}
