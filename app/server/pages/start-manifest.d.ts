/** What the build knows of each route's files; TanStack Start ships no types for it. */
declare module "tanstack-start-manifest:v" {
  type Stylesheet = string | { href: string };
  export function tsrStartManifest(): {
    routes: Record<string, { css?: Stylesheet[] }>;
    inlineCss?: { styles: Record<string, string> };
  };
}
