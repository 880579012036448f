import { notFound, redirect } from "@tanstack/react-router";

import { archivePagePath, archivePath, itemAnchor } from "./kinds.ts";
import { findUpdatePage } from "./read-articles.functions.ts";

/**
 * Leads to the page of the archive on which an update stands now, which says in its head what the update
 * says; to the archive where the database cannot tell.
 *
 * @throws the redirect, or that there is no such update
 */
export async function loadUpdate(id: string): Promise<never> {
  const page = await findUpdatePage(id);
  if (page === null) throw notFound();
  const href =
    page === undefined
      ? archivePath("update")
      : `${archivePagePath("update", { page }, id)}#${itemAnchor("update", id)}`;
  throw redirect({ href, statusCode: 307 });
}
