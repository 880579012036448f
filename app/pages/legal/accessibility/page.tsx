import { LegalText } from "../../../sections/legal/legal-text.tsx";
import "../../../sections/print-layout.css";
import { accessibilityStatement } from "./content.ts";

/** `/accessibility`: what is tested, what is missing, and where to report it. */
export function AccessibilityPage() {
  return <LegalText {...accessibilityStatement} />;
}
