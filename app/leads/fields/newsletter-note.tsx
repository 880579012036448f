import { FieldError } from "../../ui/fields/field.tsx";
import type { SendFailure } from "../send-form.ts";

/** Says below the field why an address was not taken; a toast has announced it (spec section 8). */
export function NewsletterNote({ failure }: { failure: SendFailure | null }) {
  if (failure === null) return null;
  if (failure.failure !== "duplicate") return <FieldError>{failure.text}</FieldError>;
  return <p className="mt-8px t-small text-ink2">{failure.text}</p>;
}
