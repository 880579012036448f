import { HoneypotField } from "../leads/fields/honeypot-field.tsx";
import { useNewsletterForm } from "../leads/use-newsletter-form.ts";

type NewsletterSectionProps = {
  label: string;
  sentence: readonly [string, string];
  field: string;
  placeholder: string;
  submit: string;
};

/** The newsletter, above the footer: one field and a joined button. It posts without JavaScript. */
export function NewsletterSection({
  label,
  sentence,
  field,
  placeholder,
  submit,
}: NewsletterSectionProps) {
  const form = useNewsletterForm("newsletter-section");
  return (
    <section className="page quarters items-center gap-y-20px py-64px">
      <h2 className="t-lab text-ink3">{label}</h2>
      <p className="inset t-d4">
        {sentence[0]} <br className="max-xl:hidden" />
        {sentence[1]}
      </p>
      <form {...form.formProps} className="md:col-span-2 inset">
        <label htmlFor="newsletter-email" className="block mb-6px t-field">
          {field}
        </label>
        <div className="flex">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={placeholder}
            aria-invalid={form.error === undefined ? undefined : true}
            aria-describedby={form.error === undefined ? undefined : "newsletter-error"}
            className="control h-48px px-14px min-w-0 rounded-r-0 focus-visible:relative"
          />
          <button
            type="submit"
            disabled={form.busy}
            className="btn-secondary flex-none -ml-1px rounded-l-0 focus-visible:relative"
          >
            {form.busy ? form.submitLabel : submit}
          </button>
        </div>
        {form.error !== undefined && (
          <p id="newsletter-error" className="mt-6px t-note text-warn">
            {form.error}
          </p>
        )}
        <HoneypotField />
      </form>
    </section>
  );
}
