import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { compareContent } from "./content.ts";

/** `/compare` */
export function ComparePage() {
  return (
    <PageHeader
      label={compareContent.label}
      headline={<TwoLines lines={compareContent.headline} />}
      lead={compareContent.lead}
    />
  );
}
