import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import { Outlet, useLocation } from "@tanstack/react-router";

import { pressedTriggerScript } from "../browser/pressed-trigger.ts";
import { submitLead } from "../leads/submit-lead.functions.ts";
import { useDocument } from "../lib/document-context.ts";
import { EntryScript, Head } from "./head.tsx";
import { RootLayout } from "./root-layout.tsx";

/** The background colors of the site, for the browser's own bars. */
const themeColors = { light: "#FBFAF6", dark: "#1A1B15" };

/** What every page has in its head. */
export const documentHead = {
  meta: [
    { charSet: "utf-8" },
    { name: "viewport", content: "width=device-width" },
    // What phones take for numbers, days and addresses they would turn into links of their own.
    { name: "format-detection", content: "telephone=no,date=no,address=no" },
  ],
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

/**
 * Tells Cloudflare's e-mail obfuscation to leave the page as it is: a zone rewrites addresses by
 * default, and our policy blocks the script that would undo it.
 */
function DisableEmailObfuscation() {
  return <div hidden dangerouslySetInnerHTML={{ __html: "<!--email_off-->" }} />;
}

/** The document around every page. */
export function Document() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { clientConfig, nonce } = useDocument();
  return (
    <html lang="en" {...clientConfig}>
      <head>
        <Head />
        {/* Not among the route's tags: those hold one of each name. */}
        <meta
          name="theme-color"
          content={themeColors.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <EntryScript />
      </head>
      <body data-submit={submitLead.url}>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: pressedTriggerScript }} />
        <DisableEmailObfuscation />
        <RootLayout path={path}>
          <Outlet />
        </RootLayout>
      </body>
    </html>
  );
}
