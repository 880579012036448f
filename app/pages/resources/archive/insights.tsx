import type { ComponentProps } from "react";

import { InsightCards } from "../insight-cards.tsx";
import type { ArchiveRows } from "./archive.tsx";
import { ArchivePage } from "./page.tsx";

type InsightsProps = Omit<ComponentProps<typeof ArchivePage<"insight">>, "kind" | "rows">;

/** `/resources/insights` */
export const InsightsArchive = (loaded: InsightsProps) => (
  <ArchivePage kind="insight" rows={rows} {...loaded} />
);

const rows: ArchiveRows<"insight"> = (insights) => <InsightCards insights={insights} />;
