import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import { CatchBoundary, HeadContent, Outlet, useLocation } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";

import { PageScripts } from "../framework/loaded-data.tsx";
import { trustedHtml } from "../lib/trusted-html.ts";
import { BrowserHead } from "./browser-head.tsx";
import { InlineScript } from "./inline-script.tsx";
import { clientConfig } from "./read-client-config.ts";
import { RootLayout } from "./root-layout.tsx";
import { ErrorView } from "./views/error-view.tsx";

/** The background colors of the site, for the browser's own bars. */
const themeColors = { light: "#FBFAF6", dark: "#1A1B15" };

/** What every page has in its head. */
export const documentHead = {
  meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width" }],
  links: [
    {
      rel: "preload",
      href: hostGrotesk,
      as: "font",
      type: "font/woff2",
      crossOrigin: "anonymous" as const,
    },
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "manifest", href: "/site.webmanifest" },
  ],
};

const Head = createIsomorphicFn()
  .server(() => HeadContent)
  .client(() => BrowserHead)();

/**
 * Tells Cloudflare's e-mail obfuscation to leave the page as it is: what it rewrites is not what React
 * hydrates, and its script breaks our policy. `Cache-Control: no-transform` would also switch off
 * compression.
 */
function AsWritten() {
  return <div hidden dangerouslySetInnerHTML={{ __html: trustedHtml("<!--email_off-->") }} />;
}

/** The document around every page. */
export function Document() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <html lang="en" {...clientConfig()}>
      <head>
        <Head />
        {/* Not among the route's tags: those hold one of each name. */}
        <meta
          name="theme-color"
          content={themeColors.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <AsWritten />
        <RootLayout>
          {/* Around the page alone: when it fails, header and footer stay. */}
          <CatchBoundary getResetKey={() => path} errorComponent={ErrorView}>
            <Outlet />
          </CatchBoundary>
        </RootLayout>
        <InlineScript />
        <PageScripts />
      </body>
    </html>
  );
}
