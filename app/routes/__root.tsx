import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import {
  CatchBoundary,
  createRootRoute,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
} from "@tanstack/react-router";

import { type PostedForm, PostedFormContext } from "../leads/posted-form.ts";
import { readPostedForm } from "../leads/read-posted-form.ts";
import { themeColors } from "../lib/page-meta.ts";
import { ErrorView } from "../shell/views/error-view.tsx";
import { NotFoundView } from "../shell/views/not-found-view.tsx";
import { clientConfig } from "../shell/read-client-config.ts";
import { InlineScript } from "../shell/inline-script.tsx";
import { RootLayout } from "../shell/root-layout.tsx";
import "../styles.ts";

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: "utf-8" }, { name: "viewport", content: "width=device-width" }],
    links: [
      {
        rel: "preload",
        href: hostGrotesk,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous",
      },
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/site.webmanifest" },
    ],
  }),
  // Only a page that answers a form knows of one; the next page in the browser knows of none.
  loader: ({ serverContext, location }): PostedForm | null =>
    readPostedForm(serverContext, location.searchStr),
  component: Root,
  notFoundComponent: NotFoundView,
  errorComponent: ErrorView,
});

function Root() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <html lang="en" {...clientConfig()}>
      <head>
        <HeadContent />
        {/* Not among the route's tags: those hold one of each name. */}
        <meta
          name="theme-color"
          content={themeColors.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <PostedFormContext value={Route.useLoaderData()}>
          <RootLayout>
            {/* Around the page alone: when it fails, header and footer stay. */}
            <CatchBoundary getResetKey={() => path} errorComponent={ErrorView}>
              <Outlet />
            </CatchBoundary>
          </RootLayout>
        </PostedFormContext>
        <InlineScript />
        <Scripts />
      </body>
    </html>
  );
}
