import { useLeadForm } from "./use-lead-form.ts";

/**
 * The newsletter form (spec sections 2, 5 and 8), on each of its pages and in the footer.
 *
 * @param ctaId id of the form's place on the site, stored with the subscription
 * @returns props for the form, the busy flag with the submit button's label, and the field's message
 */
export function useNewsletterForm(ctaId: string) {
  const { field, ...form } = useLeadForm({
    kind: "newsletter",
    // Its answer is a page of its own.
    posted: null,
    ctaId,
    action: "/newsletter",
  });
  return { ...form, error: field("email").error };
}
