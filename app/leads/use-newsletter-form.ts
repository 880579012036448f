import { useLeadForm } from "./use-lead-form.ts";

/**
 * The newsletter form (spec sections 2, 5 and 8), wherever it stands.
 *
 * @param ctaId short id of the place it stands in, stored with the subscription
 * @returns props for the form, the busy flag with the submit button's words, and the field's message
 */
export function useNewsletterForm(ctaId: string) {
  const { field, ...form } = useLeadForm({
    kind: "newsletter",
    ctaId,
    action: "/newsletter",
  });
  return { ...form, error: field("email").error };
}
