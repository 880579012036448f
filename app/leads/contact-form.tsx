import { contactSendingMs } from "../config/limits.ts";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import type { LeadFieldName } from "./contract.ts";
import { HoneypotField } from "./fields/honeypot-field.tsx";
import { useLeadForm } from "./use-lead-form.ts";

type Name = LeadFieldName<"contactPage">;

/** What came back from a post without script: the typed values and what was wrong with them. */
export type PostedContact = {
  values: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
};

type ContactFormProps = {
  ctaId: string;
  posted?: PostedContact | undefined;
  /** Two short lines beside the submit button. */
  promise: readonly [string, string];
};

/** The contact page's form (spec sections 2 and 5): messages stand in red under their fields. */
export function ContactForm({ ctaId, posted, promise }: ContactFormProps) {
  const form = useLeadForm({
    kind: "contactPage",
    source: { opener: ctaId },
    action: "/contact-us",
    toastErrors: false,
    minimumBusyMs: contactSendingMs,
    ...(posted && { postedErrors: posted.errors }),
  });
  const field = (name: Name) => ({
    name,
    error: form.errors[name],
    defaultValue: posted?.values[name] ?? "",
  });
  return (
    <form {...form.formProps} className="grid sm:grid-cols-2 gap-x-24px gap-y-22px">
      <TextField {...field("firstName")} label="First name" autoComplete="given-name" required />
      <TextField {...field("lastName")} label="Last name" autoComplete="family-name" required />
      <TextField {...field("email")} type="email" label="Email" autoComplete="email" required />
      <TextField {...field("company")} label="Company" autoComplete="organization" required />
      <TextField {...field("phone")} type="tel" label="Phone" autoComplete="tel" />
      <TextField {...field("subject")} label="Subject" required />
      <TextArea
        {...field("message")}
        className="sm:col-span-2 [&_textarea]:min-h-136px"
        label="Message"
        required
      />
      <HoneypotField />
      <div className="sm:col-span-2 flex flex-col sm:flex-row sm:items-center gap-x-20px gap-y-12px">
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.submitLabel}
        </Button>
        <p className="t-note text-ink2">
          {promise[0]}
          <br />
          {promise[1]}
        </p>
      </div>
    </form>
  );
}
