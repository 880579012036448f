import hostGrotesk from "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2?url";
import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import "virtual:uno.css";

import { ErrorPage } from "../shell/error-page.tsx";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { RootLayout } from "../shell/root-layout.tsx";
import "../ui/base.css";

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
    ],
  }),
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
});

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <RootLayout>
          <Outlet />
        </RootLayout>
        <Scripts />
      </body>
    </html>
  );
}
