import type { RequestContext } from "../../app/server/environment/request-context.ts";

/** A request's context with the parts that the tested module reads, and no others. */
export const partialContext = (parts: object): RequestContext => parts as unknown as RequestContext;
