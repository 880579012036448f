import { InsightCards } from "../insight-cards.tsx";
import { Archive, type ArchiveProps, type ArchiveRows } from "./archive.tsx";

const rows: ArchiveRows<"insight"> = (insights) => <InsightCards insights={insights} />;

/** The list of `/resources/insights`. */
export default function InsightsArchive(props: ArchiveProps) {
  return <Archive kind="insight" rows={rows} {...props} />;
}
