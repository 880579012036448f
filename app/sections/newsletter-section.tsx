import { Island } from "../islands/island.tsx";
import NewsletterForm from "./newsletter-form.island.tsx";

type NewsletterSectionProps = {
  label: string;
  sentence: readonly [string, string];
  field: string;
  placeholder: string;
  submit: string;
};

/** The newsletter above the footer.  */
export function NewsletterSection({ label, sentence, ...form }: NewsletterSectionProps) {
  return (
    <section className="items-center gap-y-16px py-32px md:py-56px page-width quarters">
      <h2 className="t-caption text-ink3">{label}</h2>
      <p className="inset t-d4">
        {sentence[0]} <br className="max-xl:hidden" />
        {sentence[1]}
      </p>
      <Island of={NewsletterForm} props={form} />
    </section>
  );
}
