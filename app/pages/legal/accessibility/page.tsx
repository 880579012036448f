import { LegalText } from "../../../sections/legal/legal-text.tsx";
import { accessibilityStatement } from "./content.ts";

/** `/accessibility`: what is tested, what is missing, and where to report it. */
export function AccessibilityPage() {
  return <LegalText {...accessibilityStatement} />;
}
