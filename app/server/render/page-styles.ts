import { type RouteStyles, routeStylesFile, siteStylesFile } from "../../lib/prerendered-file.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** What a page has whose own styles cannot be read. */
const wholeSite: RouteStyles = {
  css: `@import "${siteStylesFile}?${import.meta.env["BUILD_ID"]}";`,
};

/** Styles that this isolate has read, by the name of the route's module. */
const memoryOf = isolateMemory(() => new Map<string, RouteStyles>());

/**
 * The styles of a route (docs/decisions/0011), read once per isolate.
 *
 * @param routeId as the router names it, `/autopilots/$slug`
 * @returns when they cannot be read, an import of the stylesheet of the whole site
 */
export async function routeStyles(
  routeId: string,
  { environment, log }: RequestContext,
): Promise<RouteStyles> {
  // A page that is not found has only the root route; it uses the styles of the route of unknown paths.
  const path = routeId === "__root__" ? "/$" : routeId.replace(/\/$/, "/index");
  const name = path.slice(1).replaceAll("/", ".");
  const loaded = memoryOf(environment);
  const known = loaded.get(name);
  if (known || environment.ASSETS === null) return known ?? wholeSite;
  try {
    const response = await environment.ASSETS.fetch(
      `https://assets.invalid${routeStylesFile(name)}`,
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
    // The build has written this file.
    const styles = await response.json<RouteStyles>();
    loaded.set(name, styles);
    return styles;
  } catch (thrown) {
    log.warn("page.styles_missing", { error: errorName(thrown) });
    return wholeSite;
  }
}
