import { ClientOnly, useLocation } from "@tanstack/react-router";
import { createClientOnlyFn } from "@tanstack/react-start";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";

import { navigation } from "../content/navigation.ts";
import { ContactUsDialog } from "../leads/dialogs/contact-us-dialog.tsx";
import { HireMeDialog } from "../leads/dialogs/hire-me-dialog.tsx";
import { SentNotice } from "../leads/posted-notice.tsx";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { JsonLdScript } from "./json-ld-script.tsx";
import { clientConfig } from "./read-client-config.ts";
import { SkipLink } from "./skip-link.tsx";
import { useSiteNavigation } from "./use-site-navigation.ts";

/** Pages with a newsletter section of their own. */
const ownNewsletter = ["/"];

/** Only while developing; a build leaves it out. */
const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./devtools.tsx")).Devtools }))
  : null;

/** Starts the live chat, the Web Vitals, the counts of the funnel and page views where the operator has enabled them. */
const startExtras = createClientOnlyFn(() => {
  const settings = clientConfig();
  const chat = settings["data-chat"];
  if (chat !== undefined) {
    import("./live-chat/live-chat.ts").then(
      ({ startLiveChat }) => startLiveChat(chat),
      () => undefined,
    );
  }
  if (Math.random() < Number(settings["data-vitals-rate"] ?? 0)) {
    import("./web-vitals.ts").then(
      ({ sendVitals }) => sendVitals(),
      () => undefined,
    );
  }
  if (settings["data-funnel"]) {
    import("./funnel.ts").then(
      ({ countForms }) => countForms(),
      () => undefined,
    );
  }
  if (settings["data-views"]) {
    import("./page-views.ts").then(
      ({ reportPageViews }) => reportPageViews(),
      () => undefined,
    );
  }
});

/** Header, footer and everything else around a page. */
export function RootLayout({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [announced, setAnnounced] = useState("");
  useSiteNavigation(setAnnounced);
  useEffect(startExtras, []);
  return (
    <>
      <SkipLink label={navigation.skip} target="main" />
      <Banner />
      <Header path={path} />
      <main id="main" tabIndex={-1} className="pt-[calc(64px_+_var(--banner,0px))] outline-none">
        <SentNotice />
        {children}
      </main>
      {/* Here it compresses well: it repeats words of the page. */}
      <JsonLdScript path={path} />
      <Footer path={path} newsletter={!ownNewsletter.includes(path)} />
      <HireMeDialog />
      <ContactUsDialog />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      {Devtools !== null && (
        <ClientOnly>
          <Suspense>
            <Devtools />
          </Suspense>
        </ClientOnly>
      )}
    </>
  );
}
