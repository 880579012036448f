/** The styles of each route, as built; TanStack Start ships no types for this module. */
declare module "tanstack-start-manifest:v" {
  type Stylesheet = string | { href: string };
  export function tsrStartManifest(): {
    routes: Record<string, { css?: Stylesheet[] }>;
    inlineCss?: { styles: Record<string, string> };
  };
}
