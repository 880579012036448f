import type { FailedPost } from "./posted-form.ts";
import { useLeadForm } from "./use-lead-form.ts";

/**
 * The newsletter form (spec sections 2, 5 and 8), on each of its pages and in the footer.
 *
 * @param ctaId id of the form's place on the site, stored with the subscription
 * @param posted the result of a failed post without script, which the newsletter's page answers
 * @returns props for the form and for its field, and the busy flag with the submit button's label
 */
export function useNewsletterForm(ctaId: string, posted: FailedPost | null = null) {
  const { field, ...form } = useLeadForm({
    kind: "newsletter",
    posted,
    ctaId,
    action: "/newsletter",
  });
  const email = { ...field("email"), type: "email", "aria-required": true } as const;
  return { ...form, email };
}
