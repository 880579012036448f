import { LegalText } from "../../../sections/legal/legal-text.tsx";
import { accessibilityStatement } from "./content.ts";
import { Criteria } from "./criteria.tsx";

/** `/accessibility`: what is tested, what is missing, where to report it, and each criterion. */
export function AccessibilityPage() {
  return (
    <>
      <LegalText {...accessibilityStatement} />
      <Criteria />
    </>
  );
}
