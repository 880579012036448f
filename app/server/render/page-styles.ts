import { routeStylesFile } from "../../lib/prerendered-file.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import { errorName } from "../environment/log.ts";
import type { RequestContext } from "../environment/request-context.ts";

/** Styles that this isolate has read, by the name of the route's module. */
const memoryOf = isolateMemory(() => new Map<string, string>());

/**
 * The styles of a route's pages (docs/decisions/0057), read once per isolate.
 *
 * @param routeId as the router names it, `/autopilots/$slug`
 * @returns when they cannot be read, an import of the same file
 */
export async function routeStyles(
  routeId: string,
  { environment, log }: RequestContext,
): Promise<string> {
  // A page that is not found has only the root route; it uses the styles of the route of unknown paths.
  const path = routeId === "__root__" ? "/$" : routeId.replace(/\/$/, "/index");
  const name = path.slice(1).replaceAll("/", ".");
  const file = routeStylesFile(name);
  const imported = `@import "${file}?${import.meta.env["BUILD_ID"]}";`;
  const loaded = memoryOf(environment);
  const known = loaded.get(name);
  if (known !== undefined || environment.ASSETS === null) return known ?? imported;
  try {
    const response = await environment.ASSETS.fetch(`https://assets.invalid${file}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const css = await response.text();
    loaded.set(name, css);
    return css;
  } catch (thrown) {
    log.warn("page.styles_missing", { error: errorName(thrown) });
    return imported;
  }
}
