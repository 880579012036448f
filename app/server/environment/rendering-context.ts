import { getGlobalStartContext } from "@tanstack/react-start";

import type { RequestContext } from "./request-context.ts";

/**
 * The context of the request whose page is rendered, for the page and for what only its loaders read.
 *
 * @throws {Error} outside of a request
 */
export function renderingContext(): RequestContext {
  const worker = getGlobalStartContext()?.worker;
  if (!worker) throw new Error("A page is rendered with the context of its request");
  return worker;
}
