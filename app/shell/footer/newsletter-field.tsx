import { useId } from "react";

import { navigation } from "../../content/navigation.ts";
import { useNewsletterForm } from "../../leads/use-newsletter-form.ts";

/** The footer's newsletter form: one field and a joined button. It posts without JavaScript. */
export function NewsletterField() {
  const id = useId();
  const { label, placeholder, submit } = navigation.newsletter;
  const form = useNewsletterForm("footer");
  return (
    <form {...form.formProps} className="mt-28px sm:max-w-288px">
      <label htmlFor={id} className="block mb-6px t-field">
        {label}
      </label>
      <div className="flex">
        <input
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={placeholder}
          aria-invalid={form.error === undefined ? undefined : true}
          aria-describedby={form.error === undefined ? undefined : `${id}-error`}
          className="control h-44px px-14px min-w-0 rounded-r-0"
        />
        <button
          type="submit"
          aria-label={form.busy ? form.submitLabel : submit}
          disabled={form.busy}
          className="flex-none grid place-items-center w-44px h-44px -ml-1px bg-surface border border-solid border-ink rounded-r-2px cursor-pointer transition-colors ease-120 hover:bg-ink hover:text-surface focus-visible:relative"
        >
          <i aria-hidden="true" className="i-mark-arrow-right w-16px h-16px" />
        </button>
      </div>
      {form.error !== undefined && (
        <p id={`${id}-error`} className="mt-6px t-note text-warn">
          {form.error}
        </p>
      )}
    </form>
  );
}
