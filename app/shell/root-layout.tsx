import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";

import { navigation } from "../content/navigation.ts";
import { Banner } from "./banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { LiveChat } from "./live-chat.ts";
import { PageDataScript } from "./page-data-script.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useSiteNavigation } from "./use-site-navigation.ts";

type RootLayoutProps = {
  /** The hosted chat; without it none is loaded. */
  chat?: LiveChat | null | undefined;
  /** The share of page loads, 0 to 1, that are measured; without it nothing is. */
  vitalsRate?: number | undefined;
  children: ReactNode;
};

/** Pages with a newsletter section of their own. */
const ownNewsletter = ["/"];

/** What surrounds every page. */
export function RootLayout({ chat = null, vitalsRate = 0, children }: RootLayoutProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [announced, setAnnounced] = useState("");
  useSiteNavigation(setAnnounced);
  useEffect(() => {
    if (!chat) return;
    import("./live-chat.ts").then(
      ({ loadLiveChat }) => loadLiveChat(chat),
      () => undefined, // without the chat the page is complete
    );
  }, [chat]);
  useEffect(() => {
    if (Math.random() >= vitalsRate) return;
    import("./web-vitals.ts").then(
      ({ sendVitals }) => sendVitals(),
      () => undefined, // nobody misses one measurement
    );
  }, [vitalsRate]);
  return (
    <>
      <SkipLink label={navigation.skip} target="main" />
      <Banner />
      <Header path={path} />
      <main id="main" tabIndex={-1} className="pt-[calc(64px_+_var(--banner,0px))] outline-none">
        {children}
      </main>
      <Footer path={path} newsletter={!ownNewsletter.includes(path)} />
      <p aria-live="polite" className="sr-only">
        {announced}
      </p>
      <PageDataScript path={path} />
    </>
  );
}
