import { ConsentNote } from "../leads/fields/consent-note.tsx";
import { HoneypotField } from "../leads/fields/honeypot-field.tsx";
import { useNewsletterForm } from "../leads/use-newsletter-form.ts";
import { JoinedField } from "../ui/fields/joined-field.tsx";

type NewsletterSectionProps = {
  label: string;
  sentence: readonly [string, string];
  field: string;
  placeholder: string;
  submit: string;
};

/** The newsletter above the footer. Its form also posts without JavaScript. */
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
        <JoinedField
          label={field}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={placeholder}
          error={form.error}
          className="h-48px focus-visible:relative"
          button={
            <button
              type="submit"
              disabled={form.busy}
              className="btn-secondary flex-none -ml-1px rounded-l-0 focus-visible:relative"
            >
              {form.busy ? form.submitLabel : submit}
            </button>
          }
        />
        <ConsentNote text="newsletter" className="mt-12px" />
        <HoneypotField />
      </form>
    </section>
  );
}
