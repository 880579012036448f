import { routeStylesFile } from "../lib/prerendered-file.ts";

/**
 * Links the styles of a page's lower sections; a file `lower-sections.tsx` begins with it
 * (docs/decisions/0047).
 *
 * @param route name of the module of the page's route
 */
export function LowerStyles({ route }: { route: string }) {
  // While developing, these sheets come with the others.
  if (import.meta.env.DEV) return null;
  const file = routeStylesFile(`${route}.lower`);
  return <link rel="stylesheet" href={`${file}?${import.meta.env["BUILD_ID"]}`} />;
}
