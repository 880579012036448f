import type { ComponentProps } from "react";

import { UpdateRows } from "../update-rows.tsx";
import type { ArchiveRows } from "./archive.tsx";
import { ArchivePage } from "./page.tsx";

type UpdatesProps = Omit<ComponentProps<typeof ArchivePage<"update">>, "kind" | "rows">;

/** `/resources/updates` */
export const UpdatesArchive = (loaded: UpdatesProps) => (
  <ArchivePage kind="update" rows={rows} {...loaded} />
);

const rows: ArchiveRows<"update"> = (updates, { filter, page }) => (
  <UpdateRows updates={updates} hasNewest={filter === undefined && page === 1} />
);
