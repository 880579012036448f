import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { trustContent } from "./content.ts";

/** `/trust` */
export function TrustPage() {
  return (
    <PageHeader
      label={trustContent.label}
      headline={<TwoLines lines={trustContent.headline} />}
      lead={trustContent.lead}
    />
  );
}
