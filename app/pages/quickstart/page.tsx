import { PageHeader } from "../../sections/page-header.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { quickstartContent } from "./content.ts";

/** `/quickstart` */
export function QuickstartPage() {
  return (
    <PageHeader
      label={quickstartContent.label}
      headline={<TwoLines lines={quickstartContent.headline} />}
      lead={quickstartContent.lead}
    />
  );
}
